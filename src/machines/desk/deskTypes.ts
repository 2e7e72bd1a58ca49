import type { Change, Values } from '../../../content/desk/edits';
import type { Forms } from '../../../content/desk/forms';
import type { Review, Stale } from '../../../content/desk/review';
import type { Refusal } from './github/refusal';
import type { Model } from './model';
import type { Publication, ToGitHub, Way } from './publication';

/** The changes of a draft, in the order in which they are made. */
export type Changes = readonly Change[];

/** What the desk begins with: the content model, and the draft that this browser keeps. */
export interface Opened {
  model: Model;
  forms: Forms;
  /** What the files hold without the draft, by path. */
  values: Values;
  changes: Changes;
  /** How it can be published without GitHub. */
  way: Way;
  /** Where it can be published on GitHub, if the site names a repository, and the commit that it was built from. */
  github?: Pick<ToGitHub, 'repository' | 'commit'>;
  /** Names the version of the draft that was read; undefined if none could be. */
  stamp?: string;
}

/** The new version of a kept draft; undefined if another tab has kept one meanwhile. */
export type Kept = { stamp: string } | undefined;

/** What the machine of the desk knows. */
export interface DeskContext {
  opened?: Opened;
  changes: Changes;
  /** The drafts before and after this one, for undoing and redoing. */
  past: readonly Changes[];
  future: readonly Changes[];
  review?: Review;
  /** How publishing was tried last; with a token of GitHub, which is kept here and nowhere else. */
  publication?: Publication;
  /** Where GitHub shows what was published. */
  link?: string;
  /** Why publishing did not work. */
  failure?: Pick<Refusal, 'message' | 'until'> & Partial<Pick<Refusal, 'kind'>>;
  /** The draft that was kept, or that keeping was tried with. */
  kept: Changes;
  stamp?: string;
}

/** What somebody does at the desk. */
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
