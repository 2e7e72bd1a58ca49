import type { QueryField } from '../../../content/desk/answerQuery';
import type { Change, Values } from '../../../content/desk/edits';
import type { Forms } from '../../../content/desk/forms';
import type { Planned } from '../../../content/desk/plan';
import type { DeskContent, Review } from '../../../content/desk/review';

/** A picture as pages show it: by its path below `data/`, and by the `sizes` of its places; `''` is for all others. */
export type Images = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type PageFields = Readonly<Record<string, unknown>>;

/** The query of a page, and what the draft does not say of it. */
export interface PageQuery<Data extends PageFields> {
  fields: readonly QueryField[];
  variables: Readonly<Record<string, unknown>>;
  /** The page's data as it was built. */
  built: Data;
  images: Images;
}

/** What a desk can ask the content model; in the browser it is in a worker. */
export interface Model {
  /** Takes the content that the desk begins with. */
  open: (content: DeskContent) => Promise<{ forms: Forms; values: Values }>;
  /** Makes the changes of a draft and checks what comes of it. */
  review: (changes: readonly Change[]) => Promise<Review>;
  /** The edits that add weekly sessions, to the content of the latest review without mistakes. */
  plan: (plan: unknown) => Promise<Planned>;
  /** A page's data with the content of the latest review without mistakes; undefined if there was none yet. */
  answer: <Data extends PageFields>(query: PageQuery<Data>) => Promise<Data | undefined>;
}

/** A question to the worker, and its answer. */
export interface Question {
  id: number;
  ask: keyof Model;
  input: unknown;
}
export type Answer = { id: number; output: unknown } | { id: number; error: string };
