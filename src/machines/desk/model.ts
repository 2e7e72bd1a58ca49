import type { QueryField } from '../../../content/desk/answerQuery';
import type { Change, Edit, Values } from '../../../content/desk/edits';
import type { Forms } from '../../../content/desk/forms';
import type { Planned } from '../../../content/desk/plan';
import type { DeskContent, Images, Review } from '../../../content/desk/review';
import type { Problem } from '../../../content/problems';

type PageFields = Readonly<Record<string, unknown>>;

/** The query of a page, and the data that does not come from the draft. */
export interface PageQuery<Data extends PageFields> {
  fields: readonly QueryField[];
  variables: Readonly<Record<string, unknown>>;
  /** The page's data as it was built. */
  built: Data;
  images: Images;
}

/** What the desk asks of the content model, which runs in a worker in the browser. */
export interface Model {
  /** Loads the content. Call it first. */
  open: (content: DeskContent) => Promise<{ forms: Forms; values: Values }>;
  /** Applies the changes of a draft, and checks the result. */
  review: (changes: readonly Change[]) => Promise<Review>;
  /** The mistakes that edits would add to a draft. */
  mistakes: (trial: { changes: readonly Change[]; edits: readonly Edit[] }) => Promise<readonly Problem[]>;
  /** Plans weekly sessions, based on the latest content without mistakes. */
  plan: (plan: unknown) => Promise<Planned>;
  /** A page's data, based on the latest content without mistakes; undefined if there was none yet. */
  answer: <Data extends PageFields>(query: PageQuery<Data>) => Promise<Data | undefined>;
}

/** A message to the worker: calls one of the model's functions. */
export interface Question {
  id: number;
  ask: keyof Model;
  input: unknown;
}
/** The worker's reply to the question with the same `id`. */
export type Answer = { id: number; output: unknown } | { id: number; error: string };
