import { toAdminContent } from './admin';
import { coachingContent, coachingPrograms } from './coaching';
import { daysText, endOfDay, instant, monthText, timesText, weekdayText } from './dates';
import { evaluationPeriods } from './evaluation';
import { mapTexts } from './fields';
import { localisePath } from './locales';
import type { NodeFields, NodeType } from './nodeTypes';
import { programsContent } from './programs';
import type { Content } from './readContent';
import { aboutSections } from './schemas/about';
import { contactSections } from './schemas/contact';

/** One piece of content in one language, ready to become a GraphQL node. */
export interface ContentNode {
  type: NodeType;
  /** The id that facts and words share; the type's name where there is one a language. */
  key: string;
  locale: string;
  fields: unknown;
}

/** Id of a node, so that content can link to content of the same language. */
export const nodeId = (type: NodeType, locale: string, key: string) => `${type}:${locale}:${key}`;

/** Joins facts and words into the nodes of every language. */
export function joinContent(content: Content): ContentNode[] {
  return Object.keys(content.words).flatMap((locale) => joinLocale(content, locale));
}

function joinLocale({ facts, words: all, pictures }: Content, locale: string): ContentNode[] {
  const words = all[locale];
  if (!words) return [];
  const nodes: ContentNode[] = [];
  const add = <T extends NodeType>(type: T, fields: NodeFields<T>, key: string = type) => {
    nodes.push({ type, key, locale, fields: linked(fields, locale) });
  };
  const text = <T>(texts: Record<string, T>, id: string): T => {
    const found = texts[id];
    if (!found) throw new Error(`No words for "${id}": the cross-file check must run first.`);
    return found;
  };

  const { interface: controls, navigation, consent, errors } = words;
  add('LayoutContent', {
    locales: Object.keys(all).map((code) => ({ code, prefix: localisePath('', code) })),
    site: facts.site,
    navigation,
    consent,
    interface: controls,
    unexpected: errors.unexpected,
  });
  add('NotFoundContent', errors.notFound);
  add('EditableContent', words.editable);
  add('AdminContent', toAdminContent(facts, words));
  add('FacilitiesContent', words.facilities);
  add('HomeContent', words.home);
  add('ScheduleContent', words.schedule);
  add('FaqContent', words.faq);
  const { sections: contactPages, ...contact } = words.contact;
  add('ContactContent', contact);
  contactSections.forEach((key, order) => {
    add('ContactSection', { ...contactPages[key], href: `/contact/${key}`, order }, key);
  });
  add('PrivacyContent', words['privacy-policy']);
  add('DesignSystemContent', words['design-system']);
  add('ProgramsContent', programsContent(words));
  const { sections, ...about } = words.about;
  add('AboutContent', about);
  aboutSections.forEach((key, order) => {
    add('AboutSection', { ...sections[key], href: `/about/${key}`, order }, key);
  });
  add('CoachingContent', coachingContent(facts, words, locale));
  for (const { key, fields } of coachingPrograms(facts, words)) add('CoachingType', fields, key);
  add('CareerContent', { ...words.career, periods: evaluationPeriods(facts, words, locale) });

  for (const { id, starts, ends, group, country, picture } of facts.events) {
    const days = { daysText: daysText(starts, ends, locale), year: starts.slice(0, 4) };
    const period = { starts: instant(starts), ends: endOfDay(ends), ...days };
    add('CricketEvent', { ...text(words.events, id), ...period, group, country, picture }, id);
  }
  for (const { id, starts, ends, city, group, venue } of facts.sessions) {
    const days = {
      daysText: daysText(starts, starts, locale),
      year: starts.slice(0, 4),
      weekday: weekdayText(starts, locale),
    };
    const period = {
      starts: instant(starts),
      ends: instant(ends),
      ...days,
      timesText: timesText(starts, ends),
    };
    add('TrainingSession', { ...period, city, group, venue: text(words.venues, venue).name }, id);
  }
  for (const { id, ...venue } of facts.venues) add('Venue', { ...text(words.venues, id), ...venue }, id);
  for (const { id, initials, picture, pages } of facts.team)
    add('Leader', { ...text(words.team, id), initials, picture, pages }, id);
  for (const { id, month, icon, color } of facts.milestones)
    add(
      'Milestone',
      { ...text(words.milestones, id), month, monthText: monthText(month, locale), icon, color },
      id,
    );
  add('GalleryContent', words.gallery);
  facts.players.forEach(({ id, fullName, picture }, order) => {
    const said = words.players[id];
    add('Player', { order, name: fullName ?? said?.nickname, skills: said?.skills, picture }, id);
  });
  for (const { id, pictures: keys } of facts.galleries) add('Gallery', { pictures: keys }, id);
  for (const [key, path] of pictures) add('Picture', { ...text(words.pictures, key), path }, key);
  return nodes;
}

/** Picture keys become node ids, paths of this site lead into the language. */
function linked(fields: unknown, locale: string): unknown {
  return mapTexts(fields, (name, value) => {
    if (name === 'picture' || name === 'pictures') return nodeId('Picture', locale, value);
    if (/href$/i.test(name) && value.startsWith('/')) return localisePath(value, locale);
    return value;
  });
}
