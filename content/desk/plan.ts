import { sessionPlaces } from '../calendar/insertSessions';
import { weeklySessions } from '../calendar/weeklySessions';
import type { Content } from '../files';
import type { Problem } from '../problems';
import type { Edit } from './edits';

/** The edits that add weekly sessions, or what is wrong with their plan. */
export interface Planned {
  edits: readonly Edit[];
  problems: readonly Pick<Problem, 'path' | 'message'>[];
}

/** Adds weekly sessions to `data/sessions.yaml`, each in its place; none if something is wrong with the plan. */
export function planned(plan: unknown, { facts }: Pick<Content, 'facts'>): Planned {
  const { sessions, problems } = weeklySessions(plan, facts);
  const edits = sessionPlaces(sessions, facts).map(
    ({ session, at }): Edit => ({ kind: 'insert', file: 'data/sessions.yaml', path: [], at, value: session }),
  );
  return { edits, problems };
}
