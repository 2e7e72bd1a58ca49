import { parseArgs } from 'node:util';
import { mostSessions } from '../../content/calendar/weeklySessions';

/** What was typed for each field of a weekly plan. */
export interface PlanInput {
  city?: string;
  group?: string;
  venue?: string;
  weekday?: string;
  time?: string;
  from?: string;
  until?: string;
  except?: string[];
}

/** What `--help` prints. */
export const help = `npm run add:sessions

Adds weekly sessions to data/sessions.yaml, each with its own date. It asks for what no option says, shows what it will
add, and adds it after a yes. Where there is nobody to ask, as in a script, all must be said by options:

npm run add:sessions -- --city krakow --group juniors --venue krakow-club-ground --weekday saturday \\
  --time 10:00-12:00 --from 2026-10-03 --until 2026-12-19 --except 2026-10-31 --yes

  --city, --group, --venue   ids of data/cities.yaml, data/groups.yaml and data/venues.yaml
  --weekday                  monday, tuesday …
  --time                     start and end, local time of the academy, the same on each day
  --from, --until            the first and the last day, both included; at most ${mostSessions} sessions
  --except                   days without a session; repeat it, or put commas between them
  --yes                      adds without asking
  --help                     prints this
`;

/** Reads the command line. A mistake in it is an error with a plain message. */
export function readOptions(args: readonly string[]): { input: PlanInput; yes: boolean; help: boolean } {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      city: text,
      group: text,
      venue: text,
      weekday: text,
      time: text,
      from: text,
      until: text,
      except: { ...text, multiple: true },
      yes: flag,
      help: flag,
    },
  });
  const { yes, help, except, ...fields } = values;
  return { input: { ...fields, ...(except && { except: except.flatMap(daysIn) }) }, yes, help };
}

/** The days in a text, with commas or spaces between them. */
export const daysIn = (text: string): string[] => text.split(/[\s,]+/).filter((day) => day !== '');
