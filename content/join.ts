import { toAdminContent } from './admin';
import { coachingContent, coachingPrograms } from './coaching';
import { daysOf, monthText, timesOf } from './dates';
import { evaluationPeriods } from './evaluation';
import { faqContent } from './faq';
import { mapTexts } from './fields';
import type { Content } from './files';
import { finderContent } from './finder';
import { homeContent } from './home';
import { localesFor, localisePath } from './locales';
import type { NodeFields, NodeType } from './nodeTypes';
import { programsContent } from './programs';
import { scheduleOf } from './schedule';
import { aboutSections } from './schemas/about';
import { contactSections } from './schemas/contact';

/** One piece of content in one language, ready to become a GraphQL node. */
export interface ContentNode {
  type: NodeType;
  /** The id that facts and words share; the type's name for types with one node per language. */
  key: string;
  locale: string;
  fields: unknown;
}

/** Id of a GraphQL node. It names the language: content refers to other content in its own language. */
export const nodeId = (type: NodeType, locale: string, key: string) => `${type}:${locale}:${key}`;

/** Joins facts and words into the nodes of every published language. */
export function joinContent(content: Content): ContentNode[] {
  return content.facts.site.languages.flatMap((locale) => joinLocale(content, locale));
}

function joinLocale(content: Content, locale: string): ContentNode[] {
  const { facts, words: all, pictures } = content;
  const words = all[locale];
  if (!words) return [];
  const nodes: ContentNode[] = [];
  const { timeZone: zone, languages } = facts.site;
  const { hours } = words.schedule.calendar;
  const add = <T extends NodeType>(type: T, fields: NodeFields<T>) => {
    const key = 'key' in fields ? fields.key : type;
    nodes.push({ type, key, locale, fields: linked(fields, locale, languages) });
  };
  const text = <T>(texts: Record<string, T>, id: string): T => {
    const found = texts[id];
    if (!found) throw new Error(`No words for "${id}": the cross-file check must run first.`);
    return found;
  };

  const { interface: controls, navigation, consent, errors } = words;
  add('LayoutContent', {
    locale,
    locales: localesFor(content, locale),
    site: facts.site,
    navigation,
    consent,
    interface: { ...controls, locale },
    unexpected: errors.unexpected,
  });
  add('NotFoundContent', errors.notFound);
  add('EditableContent', words.editable);
  add('AdminContent', toAdminContent(facts, words, locale));
  add('FacilitiesContent', words.facilities);
  add('HomeContent', homeContent(words, locale));
  add('ScheduleContent', scheduleOf(facts, words));
  add('FaqContent', faqContent(words, all[languages[0] ?? locale]));
  const { sections: contactPages, ...contact } = words.contact;
  add('ContactContent', contact);
  contactSections.forEach((key, order) => {
    add('ContactSection', { key, ...contactPages[key], href: `/contact/${key}`, order });
  });
  add('PrivacyContent', words['privacy-policy']);
  add('DesignSystemContent', words['design-system']);
  add('ProgramsContent', programsContent(words));
  const { sections, ...about } = words.about;
  add('AboutContent', about);
  aboutSections.forEach((key, order) => {
    add('AboutSection', { key, ...sections[key], href: `/about/${key}`, order });
  });
  add('CoachingContent', coachingContent(facts, words, locale));
  for (const program of coachingPrograms(facts, words)) add('CoachingType', program);
  add('FinderContent', finderContent(facts, words));
  add('CareerContent', { ...words.career, periods: evaluationPeriods(facts, words, locale) });

  for (const { id, ...event } of facts.events)
    add('CricketEvent', { key: id, ...text(words.events, id), ...event, ...daysOf(event, zone, locale) });
  for (const { id, ...session } of facts.sessions) {
    const venue = text(words.venues, session.venue).name;
    add('TrainingSession', { key: id, ...session, ...timesOf(session, zone, locale, hours), venue });
  }
  for (const { id, ...venue } of facts.venues) add('Venue', { key: id, ...text(words.venues, id), ...venue });
  for (const { id, ...leader } of facts.team) add('Leader', { key: id, ...text(words.team, id), ...leader });
  for (const { id, ...milestone } of facts.milestones) {
    const monthName = monthText(milestone.month, locale);
    add('Milestone', { key: id, ...text(words.milestones, id), ...milestone, monthText: monthName });
  }
  add('GalleryContent', words.gallery);
  facts.players.forEach(({ id, fullName, picture }, order) => {
    const said = words.players[id];
    add('Player', { key: id, order, name: fullName ?? said?.nickname, skills: said?.skills, picture });
  });
  for (const { id, pictures: keys } of facts.galleries) add('Gallery', { key: id, pictures: keys });
  for (const [key, path] of pictures)
    nodes.push({ type: 'Picture', key, locale, fields: { ...text(words.pictures, key), path } });
  return nodes;
}

/** Replaces picture keys with node ids, and points paths of this site to the language's pages. */
function linked(fields: unknown, locale: string, languages: readonly string[]): unknown {
  return mapTexts(fields, (name, value) => {
    if (name === 'picture' || name === 'pictures') return nodeId('Picture', locale, value);
    if (/href$/i.test(name) && value.startsWith('/')) return localisePath(value, locale, languages);
    return value;
  });
}
