import { sessionPlaces } from '../calendar/insertSessions';
import { weeklySessions } from '../calendar/weeklySessions';
import type { Content } from '../files';
import type { Problem } from '../problems';
import type { Edit } from './edits';

/** The edits that add weekly sessions, or the problems with their plan. */
export interface Planned {
  edits: readonly Edit[];
  problems: readonly Pick<Problem, 'path' | 'message'>[];
}

/** The edits that insert weekly sessions into `data/sessions.yaml`, each at its place; none if the plan has problems. */
export function planned(plan: unknown, { facts }: Pick<Content, 'facts'>): Planned {
  const { sessions, problems } = weeklySessions(plan, facts);
  const edits = sessionPlaces(sessions, facts).map(
    ({ session, at }): Edit => ({ kind: 'insert', file: 'data/sessions.yaml', path: [], at, value: session }),
  );
  return { edits, problems };
}
