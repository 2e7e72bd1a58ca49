import type { Change, Values } from '../../../content/desk/edits';
import type { Forms } from '../../../content/desk/forms';
import type { Planned } from '../../../content/desk/plan';
import type { DeskContent, Review } from '../../../content/desk/review';

/** What a desk can ask the content model; in the browser it is in a worker. */
export interface Model {
  /** Takes the content that the desk begins with. */
  open: (content: DeskContent) => Promise<{ forms: Forms; values: Values }>;
  /** Makes the changes of a draft and checks what comes of it. */
  review: (changes: readonly Change[]) => Promise<Review>;
  /** The edits that add weekly sessions, to the content of the latest review without mistakes. */
  plan: (plan: unknown) => Promise<Planned>;
}

/** A question to the worker, and its answer. */
export interface Question {
  id: number;
  ask: keyof Model;
  input: unknown;
}
export type Answer = { id: number; output: unknown } | { id: number; error: string };
