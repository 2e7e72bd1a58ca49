import { z } from 'zod';
import { aboutSection, aboutWords } from '../schemas/about';
import { adminContent } from '../schemas/admin';
import { careerContent } from '../schemas/career';
import { changeOf } from '../schemas/changes';
import { coachingContent, coachingProgram, coachingTile, coachingType } from '../schemas/coaching';
import { contactSection, contactWords } from '../schemas/contact';
import { designSystemWords } from '../schemas/designSystem';
import { deskWords } from '../schemas/desk';
import { eventFacts, milestoneFacts, sessionFacts, siteFacts, teamFacts, venueFacts } from '../schemas/facts';
import { faqContent } from '../schemas/faq';
import { finderContent } from '../schemas/finder';
import { galleryFacts, galleryWords, playerFacts, playerWords } from '../schemas/gallery';
import { editableWords, facilityRows, facilityWords, homeContent } from '../schemas/home';
import { consentWords, errorWords, interfaceContent, navigationWords, siteLocale } from '../schemas/layout';
import { noticeContent } from '../schemas/notices';
import { href, internal, link } from '../schemas/primitives';
import { privacyWords } from '../schemas/privacy';
import { programsContent } from '../schemas/programs';
import { scheduleContent } from '../schemas/schedule';
import { eventWords, milestoneWords, pictureWords, teamWords, venueWords } from '../schemas/words';

/** For types with many nodes per language: the key is the id that facts and words share. */
const keyed = { key: z.string() };

/** For files whose entries are marked one by one: the entry's language, if it is not the page's. */
const marked = { lang: z.string().optional() };

const period = {
  /** ISO moments, with the offset of the academy's time zone. */
  starts: z.string(),
  ends: z.string(),
  /** The start of the first day: from then on, the status is `today`. */
  day: z.string(),
  daysText: z.string(),
};

const sessionTime = {
  year: z.string(),
  timesText: z.string(),
  weekday: z.string(),
  venue: venueWords.shape.name,
};

/** The fields of a fact, without the id: that is the node's key. */
const facts = <T extends { id: z.ZodType }>({ id: _, ...fields }: T) => fields;

/** The content's GraphQL types: facts joined with one language's words. Types without a `key` have one node per language. */
export const nodeTypes = {
  LayoutContent: z.object({
    locale: z.string(),
    /** The published languages in their order. */
    locales: z.array(siteLocale),
    site: siteFacts,
    navigation: navigationWords,
    consent: consentWords,
    interface: interfaceContent,
    notices: z.array(noticeContent),
    /** The words of controls in the first language, for main parts in that language; only if the page's language lacks files. */
    borrowed: interfaceContent.optional(),
    /** The error screen's words. They are in the bundle (`gatsby/bundle/webpack.ts`): a broken page cannot query them. */
    unexpected: internal(errorWords.shape.unexpected),
  }),
  NotFoundContent: errorWords.shape.notFound,
  EditableContent: editableWords,
  AdminContent: adminContent,
  DeskContent: deskWords,
  FacilitiesContent: facilityWords,
  HomeContent: homeContent,
  ScheduleContent: scheduleContent,
  FaqContent: faqContent,
  ContactContent: contactWords.omit({ sections: true }),
  ContactSection: contactSection,
  PrivacyContent: privacyWords,
  DesignSystemContent: designSystemWords,
  ProgramsContent: programsContent,
  AboutContent: aboutWords.omit({ sections: true }),
  AboutSection: aboutSection,
  CoachingContent: coachingContent,
  CoachingType: coachingType,
  FinderContent: finderContent,
  CareerContent: careerContent,
  CricketEvent: z.object({
    ...keyed,
    ...marked,
    ...eventWords.shape,
    ...facts(eventFacts.element.shape),
    ...period,
    picturesHref: href().optional(),
    /** Played in another country than the academy's, after its move if it has one. */
    abroad: internal(z.boolean()),
    change: changeOf(
      z.object({ starts: z.string(), daysText: z.string(), location: eventWords.shape.location }),
    ).optional(),
  }),
  TrainingSession: z.object({
    ...keyed,
    ...marked,
    ...facts(sessionFacts.element.shape),
    ...period,
    monthText: z.string(),
    ...sessionTime,
    change: changeOf(z.object({ starts: z.string(), daysText: z.string(), ...sessionTime })).optional(),
  }),
  Venue: z.object({
    ...keyed,
    ...marked,
    ...venueWords.shape,
    name: internal(venueWords.shape.name),
    ...facts(venueFacts.element.shape),
    /** The directions, each with its label. */
    ways: z.array(z.object({ label: z.string(), text: z.string() })),
    map: link,
  }),
  Leader: z.object({ ...keyed, ...marked, ...teamWords.shape, ...facts(teamFacts.element.shape) }),
  Milestone: z.object({
    ...keyed,
    ...marked,
    ...milestoneWords.shape,
    ...facts(milestoneFacts.element.shape),
    monthText: z.string(),
  }),
  GalleryContent: galleryWords,
  Player: z.object({
    ...keyed,
    ...marked,
    order: internal(z.int()),
    name: playerWords.shape.nickname.optional(),
    skills: playerWords.shape.skills.optional(),
    picture: playerFacts.element.shape.picture,
  }),
  Gallery: z.object({ ...keyed, ...galleryFacts.element.pick({ pictures: true }).shape }),
  Picture: z.object({
    key: internal(z.string()),
    ...marked,
    ...pictureWords.shape,
    path: internal(z.string()),
  }),
};

/** Name of a content type. */
export type NodeType = keyof typeof nodeTypes;

/** The fields of a content type. */
export type NodeFields<T extends NodeType> = z.output<(typeof nodeTypes)[T]>;

/** Partial views of a type, by the name of the fragment that is generated for each. */
export const views = {
  CoachingTile: { on: 'CoachingType', fields: coachingTile },
  CoachingProgram: { on: 'CoachingType', fields: coachingProgram },
  FacilityRows: { on: 'FacilitiesContent', fields: facilityRows },
} satisfies Record<string, { on: NodeType; fields: z.ZodObject }>;
