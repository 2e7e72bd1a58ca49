import { afterMove, clashes } from '../calendar/clashes';
import { isShown } from '../calendar/dates';
import type { Content } from '../files';
import { formatPath, type Problem } from '../problems';
import { placed } from '../schemas/gallery';

/** Checks of sessions and events that span entries or files: venues, clashes, skipped hours, changes without a reason. */
export function calendarProblems(content: Content): Problem[] {
  return [
    ...venueProblems(content),
    ...clashProblems(content),
    ...hourProblems(content),
    ...noticeProblems(content),
    ...reasonProblems(content),
    ...placeProblems(content),
    ...collectionProblems(content),
  ];
}

const problem = (file: string, path: PropertyKey[], message: string): Problem => ({
  file: `data/${file}.yaml`,
  path: formatPath(path),
  message,
});

const listed = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(', ');

/** Sessions whose venue is in another city, and moves to such a venue, or to none. */
function venueProblems({ facts: { sessions, venues } }: Content): Problem[] {
  const venueOf = (id: string) => venues.find((venue) => venue.id === id);
  return sessions.flatMap(({ venue, city, moved }, n) => {
    const problems: Problem[] = [];
    const here = venueOf(venue);
    if (here && here.city !== city)
      problems.push(
        problem('sessions', [n, 'city'], `expected "${here.city}", the city of ${venue}, got "${city}"`),
      );
    if (moved?.venue === undefined) return problems;
    const there = venueOf(moved.venue);
    const expected = there ? `a venue in ${city}` : `an id of data/venues.yaml (${listed(venues)})`;
    if (there?.city !== city)
      problems.push(problem('sessions', [n, 'moved', 'venue'], `expected ${expected}, got "${moved.venue}"`));
    return problems;
  });
}

/** Two sessions at the same place and time. */
function clashProblems({ facts: { sessions } }: Content): Problem[] {
  return clashes(sessions).map(({ session, other, venue }) => {
    const { starts, ends } = afterMove(session);
    return problem(
      'sessions',
      [sessions.indexOf(session), session.moved ? 'moved' : 'starts'],
      `expected a time at which ${venue} is free, got ${starts} to ${ends} while "${other.id}" is there`,
    );
  });
}

/** Times in the hour that clocks skip in spring. */
function hourProblems({ facts }: Content): Problem[] {
  const zone = facts.site.timeZone;
  const dated = {
    sessions: facts.sessions,
    events: facts.events,
    notices: facts.notices.map((notice) => ({ ...notice, moved: undefined, changed: undefined })),
  };
  return (['sessions', 'events', 'notices'] as const).flatMap((name) =>
    dated[name].flatMap(({ starts, ends, moved, changed }, n) =>
      Object.entries({ starts, ends, 'moved.starts': moved?.starts, 'moved.ends': moved?.ends, changed })
        // Clocks skip hours, never days, so only values with a time are checked.
        .filter(([, local]) => local?.includes('T') && !isShown(local, zone))
        .map(([field, local]) =>
          problem(name, [n, field], `expected a time that clocks in ${zone} show, got "${local}"`),
        ),
    ),
  );
}

/** Notices for a city or a group that does not exist. */
function noticeProblems({ facts }: Content): Problem[] {
  return facts.notices.flatMap(({ where }, n) =>
    Object.entries(typeof where === 'string' ? {} : where).flatMap(([field, id]) => {
      const [list, known] =
        field === 'city' ? (['cities', facts.cities] as const) : (['groups', facts.groups] as const);
      if (known.some((entry) => entry.id === id)) return [];
      const expected = `expected an id of data/${list}.yaml (${listed(known)}), got "${id}"`;
      return [problem('notices', [n, 'where', field], expected)];
    }),
  );
}

/** Changes without a reason, reasons without a change. */
function reasonProblems({ facts, words }: Content): Problem[] {
  return Object.entries(words).flatMap(([locale, { changes }]) =>
    (['sessions', 'events'] as const).flatMap((name) => {
      const changed = facts[name].filter((entry) => entry.cancelled || entry.moved).map(({ id }) => id);
      const reasons = Object.keys(changes[name]);
      const at = (id: string, message: string) => problem(`${locale}/changes`, [name, id], message);
      return [
        ...changed
          .filter((id) => !reasons.includes(id))
          .map((id) => at(id, 'expected the reason for this change, got nothing')),
        ...reasons
          .filter((id) => !changed.includes(id))
          .map((id) =>
            at(id, `expected an id of data/${name}.yaml that is cancelled or has moved, got "${id}"`),
          ),
      ];
    }),
  );
}

/** Events that move to another place without words for it, and words for a place without a move. */
function placeProblems({ facts, words }: Content): Problem[] {
  return Object.entries(words).flatMap(([locale, { changes }]) =>
    facts.events.flatMap(({ id, moved }) => {
      const change = changes.events[id];
      if (!change || (change.location === undefined) === (moved?.country === undefined)) return [];
      const message = change.location
        ? `expected no place without a "country" in data/events.yaml, got "${change.location}"`
        : 'expected the new place, got nothing';
      return [problem(`${locale}/changes`, ['events', id, 'location'], message)];
    }),
  );
}

/** Events linked to a collection that does not exist or has no tab in the gallery. */
function collectionProblems({ facts, words }: Content): Problem[] {
  const galleries = facts.galleries.filter(({ id }) => !placed.includes(id));
  return facts.events.flatMap(({ collection }, n) => {
    if (collection === undefined) return [];
    if (!galleries.some(({ id }) => id === collection))
      return [
        problem(
          'events',
          [n, 'collection'],
          `expected an id of data/galleries.yaml (${listed(galleries)}), got "${collection}"`,
        ),
      ];
    return Object.entries(words)
      .filter(([, { gallery }]) => !gallery.tournaments.tabs.some(({ value }) => value === collection))
      .map(([locale]) =>
        problem(
          `${locale}/gallery`,
          ['tournaments', 'tabs'],
          `expected a tab "${collection}", to which data/events.yaml leads, got none`,
        ),
      );
  });
}
