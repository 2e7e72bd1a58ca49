import { monthText } from '../calendar/dates';
import type { Content, WordFile } from '../files';
import { borrowedLocale } from '../languages/begun';
import { localesFor, localisePath } from '../languages/locales';
import { aboutSections } from '../schemas/about';
import { contactSections } from '../schemas/contact';
import { mapTexts } from '../texts/fields';
import { wordsOf } from '../texts/wordsOf';
import { joinAdmin } from './admin';
import { isAbroad, joinEvent, joinSession } from './calendarEntries';
import { joinCoaching, joinCoachingTypes } from './coaching';
import { joinEvaluation } from './evaluation';
import { joinFaq } from './faq';
import { joinFinder } from './finder';
import { joinHome } from './home';
import type { NodeFields, NodeType } from './nodeTypes';
import { joinNotices } from './notices';
import { joinPrograms } from './programs';
import { joinSchedule } from './schedule';
import { joinVenue } from './venues';

/** One piece of content in one language, ready to become a GraphQL node. */
export interface ContentNode {
  type: NodeType;
  /** The id that facts and words share; the type's name for types with one node per language. */
  key: string;
  /** The language of the pages that it is for; if its words are in another one, both: `cs-en` (`content/languages/begun.ts`). */
  locale: string;
  fields: unknown;
}

/** Id of a GraphQL node. It contains the language, because content refers to content in the same language. */
export const nodeId = (type: NodeType, locale: string, key: string) => `${type}:${locale}:${key}`;

/**
 * Joins facts and words into the nodes of every published language.
 *
 * @param at the time of the build in ms; notices that are over by then are left out
 */
export function joinContent(content: Content, at = Date.now()): ContentNode[] {
  const { languages } = content.facts.site;
  return languages.flatMap((locale) => [
    ...joinLocale(content, at, locale),
    ...(content.missing[locale]?.length ? joinLocale(content, at, locale, languages[0]) : []),
  ]);
}

/** @param from the language of the words, if the pages are of another one */
function joinLocale(content: Content, at: number, locale: string, from = locale): ContentNode[] {
  const { facts, words: all, pictures } = content;
  const words = all[from];
  if (!words) return [];
  const own = from === locale;
  const nodeLocale = own ? locale : borrowedLocale(locale, from);
  const nodes: ContentNode[] = [];
  const { timeZone: zone, languages } = facts.site;
  const add = <T extends NodeType>(type: T, fields: NodeFields<T>) => {
    const key = 'key' in fields ? fields.key : type;
    nodes.push({ type, key, locale: nodeLocale, fields: linked(fields, nodeLocale, locale, languages) });
  };
  const lacking = own ? (content.missing[locale] ?? []) : [];
  const root = languages[0] ?? locale;
  /** The language of a file's words. `mark` adds it to an entry if it is not the language of the page. */
  const language = (file: WordFile) => (lacking.includes(file) ? root : from);
  const mark = (file: WordFile) => (lacking.includes(file) ? { lang: root } : {});

  const { interface: controls, navigation, consent, errors } = words;
  if (own)
    add('LayoutContent', {
      locale,
      locales: localesFor(content, locale),
      site: facts.site,
      navigation,
      consent,
      interface: { ...controls, locale, timeZone: zone },
      notices: joinNotices(facts, words, language('notices'), at).map((notice) => ({
        ...mark('notices'),
        ...notice,
      })),
      ...(lacking.length > 0 &&
        all[root] && { borrowed: { ...all[root].interface, locale: root, timeZone: zone } }),
      unexpected: errors.unexpected,
    });
  add('NotFoundContent', errors.notFound);
  add('EditableContent', words.editable);
  add('AdminContent', joinAdmin(facts, words, locale));
  add('DeskContent', words.desk);
  add('FacilitiesContent', words.facilities);
  add('HomeContent', joinHome(facts, words, from));
  add('ScheduleContent', joinSchedule(facts, words, from));
  add('FaqContent', joinFaq(words, all[root]));
  const { sections: contactPages, ...contact } = words.contact;
  add('ContactContent', contact);
  contactSections.forEach((key, order) => {
    add('ContactSection', { key, ...contactPages[key], href: `/contact/${key}`, order });
  });
  add('PrivacyContent', words['privacy-policy']);
  add('DesignSystemContent', words['design-system']);
  add('ProgramsContent', joinPrograms(words));
  const { sections, ...about } = words.about;
  add('AboutContent', about);
  aboutSections.forEach((key, order) => {
    add('AboutSection', { key, ...sections[key], href: `/about/${key}`, order });
  });
  add('CoachingContent', joinCoaching(facts, words, from));
  for (const program of joinCoachingTypes(facts, words)) add('CoachingType', program);
  add('FinderContent', joinFinder(facts, words));
  add('CareerContent', { ...words.career, periods: joinEvaluation(facts, words, from) });

  for (const { id, ...event } of facts.events)
    add('CricketEvent', {
      ...mark('events'),
      ...joinEvent(id, event, { words, zone, locale: language('events') }),
      abroad: isAbroad(event, facts.site.country),
    });
  for (const { id, ...session } of facts.sessions)
    add('TrainingSession', {
      ...mark('venues'),
      ...joinSession(id, session, { words, zone, locale: from }),
    });
  for (const venue of facts.venues) add('Venue', { ...mark('venues'), ...joinVenue(venue, words) });
  for (const { id, ...leader } of facts.team)
    add('Leader', { key: id, ...mark('team'), ...wordsOf(words.team, id), ...leader });
  for (const { id, ...milestone } of facts.milestones) {
    const month = { monthText: monthText(milestone.month, language('milestones')) };
    add('Milestone', {
      key: id,
      ...mark('milestones'),
      ...wordsOf(words.milestones, id),
      ...milestone,
      ...month,
    });
  }
  add('GalleryContent', words.gallery);
  facts.players.forEach(({ id, fullName, picture }, order) => {
    const { nickname, skills } = { ...words.players[id] };
    add('Player', { key: id, ...mark('players'), order, name: fullName ?? nickname, skills, picture });
  });
  for (const { id, pictures: keys } of facts.galleries) add('Gallery', { key: id, pictures: keys });
  for (const [key, path] of pictures)
    add('Picture', { key, ...mark('pictures'), ...wordsOf(words.pictures, key), path });
  return nodes;
}

/** Replaces picture keys with node ids, and points paths of this site to the language's pages. */
function linked(fields: unknown, nodeLocale: string, locale: string, languages: readonly string[]): unknown {
  return mapTexts(fields, (name, value) => {
    if (name === 'picture' || name === 'pictures') return nodeId('Picture', nodeLocale, value);
    if (/href$/i.test(name) && value.startsWith('/')) return localisePath(value, locale, languages);
    return value;
  });
}
