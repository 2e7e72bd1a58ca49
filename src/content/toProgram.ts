import { fill } from '../../content/texts/fill';
import { required } from './required';
import { toCoaching } from './toCoaching';
import { maybeWithPicture, toPicture, toStageHead, withPicture } from './toPicture';

type Data = Queries.ProgramPageFragment;

/** The page of a programme: its content, and `seo` for its head. */
export function toProgram(data: Data) {
  const words = required(data.coaching, 'coaching content');
  const program = required(data.program, 'coaching programme');
  const { key, seo, head, features, featuresTitle, ground, stage } = program;
  return {
    seo: {
      ...seo,
      layout: required(data.layout, 'layout'),
      parent: { name: words.head.title, path: words.others.all.href },
    },
    program: key,
    head: toStageHead({ ...head, stage }),
    features:
      features && featuresTitle
        ? {
            title: featuresTitle,
            cards: features.map(maybeWithPicture),
            ground: ground && toPicture(ground.picture),
          }
        : undefined,
    dates: toDates(data, program.groups),
    others: toOthers(data, key),
    ...toCoaching(data, head.title, program),
  };
}

/** The same of a programme whose dates are agreed on: a camp has its day, and companies have a form of their own. */
export function toRequest(data: Data) {
  const content = toProgram(data);
  const { ownPart } = required(data.program, 'coaching programme');
  return {
    ...content,
    day: ownPart === 'day' ? toDay(required(data.coaching, 'coaching content').day) : undefined,
    company: ownPart === 'company' ? toCompany(data, content.head.title) : undefined,
  };
}

/** The same of the programme that travels, with the series abroad in the order in which they are played. */
export function toTour(data: Queries.ToursPageQuery) {
  const { calendar, dates } = required(data.schedule, 'schedule content');
  const { kicker, title, intro, ...words } = required(data.coaching, 'coaching content').journey;
  const events = data.events.nodes.map(withPicture);
  return {
    ...toProgram(data),
    journey:
      events.length > 0
        ? {
            kicker,
            title,
            intro,
            words,
            events,
            cities: calendar.cities.map(({ label }) => label),
            schedule: dates.pageHref,
            builtAt: String(required(data.site, 'site').buildTime),
          }
        : undefined,
  };
}

/** The day of a camp, with the picture of each of its blocks. */
function toDay({ parts, ...words }: Queries.CoachingContentFragment['day']) {
  return { ...words, parts: parts.map(withPicture) };
}

/** The form for companies, on the page of the programme with this title. */
function toCompany(data: Data, title: string) {
  const {
    kicker,
    title: heading,
    text,
    picture,
    ...words
  } = required(data.coaching, 'coaching content').company;
  const { form } = required(data.contact, 'contact content').feedback;
  return {
    kicker,
    title: heading,
    text,
    picture: toPicture(picture),
    form: {
      to: required(data.layout, 'layout').site.emails.sales,
      words: { ...form, ...words, subject: fill(words.subject, { program: title }) },
      cities: required(data.schedule, 'schedule content').calendar.cities.map(({ label }) => label),
    },
  };
}

/** The way from one programme to the others and to all of them, with their islands. */
function toOthers({ programs, coaching }: Data, current: string) {
  const { others } = required(coaching, 'coaching content');
  const tiles = programs.nodes
    .filter(({ key }) => key !== current)
    .map(({ href, label, island }) => ({ href, title: label, picture: toPicture(island.picture) }));
  const all = { href: others.all.href, title: others.all.label, picture: toPicture(others.picture) };
  return { title: others.title, tiles: [...tiles, all] };
}

/** When and where the groups of a programme train. Programmes without groups train by appointment. */
function toDates({ schedule, sessions, venues, site }: Data, groups: readonly string[]) {
  const { calendar, whenAndWhere, dates } = required(schedule, 'schedule content');
  return {
    title: whenAndWhere.title,
    ...(groups.length === 0 && { intro: whenAndWhere.request }),
    words: calendar,
    groups,
    sessions: sessions.nodes,
    venues: venues.nodes.map(maybeWithPicture),
    schedule: dates.pageHref,
    builtAt: String(required(site, 'site').buildTime),
  };
}
