import type { Change, Values } from '../../../content/desk/edits';
import type { Forms } from '../../../content/desk/forms';
import type { Review, Stale } from '../../../content/desk/review';
import type { Refusal } from './github/refusal';
import type { Model } from './model';
import type { Publication, ToGitHub, Way } from './publication';

/** The changes of a draft, in the order in which they are applied. */
export type Changes = readonly Change[];

/** The result of opening the desk: the content model, and the draft saved in this browser. */
export interface Opened {
  model: Model;
  forms: Forms;
  /** The files' values without the draft, by path. */
  values: Values;
  changes: Changes;
  /** How it can be published without GitHub. */
  way: Way;
  /** Where to publish on GitHub, and the commit that the site was built from; only if `data/site.yaml` names a repository. */
  github?: Pick<ToGitHub, 'repository' | 'commit'>;
  /** Identifies the version of the draft that was read; undefined if there was none. */
  stamp?: string;
}

/** The version of the draft that was just saved; undefined if another tab has saved one in the meantime. */
export type Kept = { stamp: string } | undefined;

/** The context of the desk machine. */
export interface DeskContext {
  opened?: Opened;
  changes: Changes;
  /** Drafts for undo and redo. */
  past: readonly Changes[];
  future: readonly Changes[];
  /** The change that was made last: further typing in its field is the same step for undo. */
  typing?: string;
  review?: Review;
  /** The latest attempt to publish. If it has a GitHub token, the token is kept here and nowhere else. */
  publication?: Publication;
  /** The address on GitHub of what was published. */
  link?: string;
  /** Why the latest attempt to publish failed. */
  failure?: Pick<Refusal, 'message' | 'until'> & Partial<Pick<Refusal, 'kind'>>;
  /** The draft that was last saved, or that could not be saved. */
  kept: Changes;
  stamp?: string;
}

/** Events sent by the view. */
export type DeskEvent =
  | { type: 'desk.change'; change: Change }
  | { type: 'desk.undo' }
  | { type: 'desk.redo' }
  | { type: 'desk.drop'; id: string }
  | { type: 'desk.choose'; id: string; stale: Stale; mine: boolean }
  | { type: 'desk.publish'; publication: Publication }
  | { type: 'desk.retry' }
  | { type: 'desk.back' }
  | { type: 'desk.takeOver' }
  | { type: 'desk.load' };
