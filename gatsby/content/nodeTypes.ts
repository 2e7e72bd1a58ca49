import { z } from 'zod';
import { aboutSection, aboutWords } from './schemas/about';
import { adminContent } from './schemas/admin';
import { careerContent } from './schemas/career';
import { coachingContent, coachingType } from './schemas/coaching';
import { contactSection, contactWords } from './schemas/contact';
import { designSystemWords } from './schemas/designSystem';
import { sessionFacts, siteFacts, venueFacts } from './schemas/facts';
import { faqWords } from './schemas/faq';
import { galleryWords, playerWords } from './schemas/gallery';
import { editableWords, facilityWords, homeWords } from './schemas/home';
import { consentWords, errorWords, interfaceWords, navigationWords } from './schemas/layout';
import { pictureKey } from './schemas/primitives';
import { privacyWords } from './schemas/privacy';
import { programsContent } from './schemas/programs';
import { scheduleWords } from './schemas/schedule';
import { eventWords, milestoneWords, pictureWords, teamWords, venueWords } from './schemas/words';

const period = {
  /** ISO moments with the offset of Warsaw. */
  starts: z.string(),
  ends: z.string(),
  daysText: z.string(),
  year: z.string(),
};

const session = sessionFacts.element;

/** The content's GraphQL types: facts joined with the words of one language. One node a language and id. */
export const nodeTypes = {
  LayoutContent: z.object({
    /** All languages and where their addresses begin: `''`, `/pl`. */
    locales: z.array(z.object({ code: z.string(), prefix: z.string() }).meta({ id: 'SiteLocale' })),
    site: siteFacts,
    navigation: navigationWords,
    consent: consentWords,
    interface: interfaceWords,
    unexpected: errorWords.shape.unexpected,
  }),
  NotFoundContent: errorWords.shape.notFound,
  EditableContent: editableWords,
  AdminContent: adminContent,
  FacilitiesContent: facilityWords,
  HomeContent: homeWords,
  ScheduleContent: scheduleWords,
  FaqContent: faqWords,
  ContactContent: contactWords.omit({ sections: true }),
  ContactSection: contactSection,
  PrivacyContent: privacyWords,
  DesignSystemContent: designSystemWords,
  ProgramsContent: programsContent,
  AboutContent: aboutWords.omit({ sections: true }),
  AboutSection: aboutSection,
  CoachingContent: coachingContent,
  CoachingType: coachingType,
  CareerContent: careerContent,
  CricketEvent: z.object({
    ...eventWords.shape,
    ...period,
    group: z.string(),
    country: z.string(),
    picture: pictureKey(),
  }),
  TrainingSession: z.object({
    ...period,
    timesText: z.string(),
    weekday: z.string(),
    city: session.shape.city,
    group: session.shape.group,
    venue: venueWords.shape.name,
  }),
  Venue: z.object({ ...venueWords.shape, ...venueFacts.element.shape }).omit({ id: true }),
  Leader: z.object({
    ...teamWords.shape,
    initials: z.string(),
    picture: pictureKey().optional(),
    pages: z.array(z.string()),
  }),
  Milestone: z.object({
    ...milestoneWords.shape,
    month: z.string(),
    monthText: z.string(),
    icon: z.string(),
    color: z.string(),
  }),
  GalleryContent: galleryWords,
  Player: z.object({
    order: z.int(),
    name: playerWords.shape.nickname.optional(),
    skills: playerWords.shape.skills.optional(),
    picture: pictureKey().optional(),
  }),
  Gallery: z.object({ pictures: z.array(pictureKey()) }),
  Picture: z.object({ ...pictureWords.shape, path: z.string() }),
};

/** Name of a content type. */
export type NodeType = keyof typeof nodeTypes;

/** The fields of a content type. */
export type NodeFields<T extends NodeType> = z.output<(typeof nodeTypes)[T]>;
