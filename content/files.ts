import type { z } from 'zod';
import { aboutWords } from './schemas/about';
import { adminFacts, adminWords } from './schemas/admin';
import { careerWords, evaluationFacts } from './schemas/career';
import { changeWords } from './schemas/changes';
import { coachingFacts, coachingWords } from './schemas/coaching';
import { contactWords } from './schemas/contact';
import { designSystemWords } from './schemas/designSystem';
import { deskWords } from './schemas/desk';
import {
  cityFacts,
  eventFacts,
  groupFacts,
  milestoneFacts,
  sessionFacts,
  siteFacts,
  teamFacts,
  untranslatedFacts,
  venueFacts,
} from './schemas/facts';
import { faqWords } from './schemas/faq';
import { finderFacts, finderWords } from './schemas/finder';
import { galleryFacts, galleryWords, playerFacts, playerWords } from './schemas/gallery';
import { editableWords, facilityWords, groundFacts, homeWords } from './schemas/home';
import { consentWords, errorWords, interfaceWords, navigationWords } from './schemas/layout';
import { noticeFacts, noticeWords } from './schemas/notices';
import { papersWords } from './schemas/papers';
import { privacyWords } from './schemas/privacy';
import { programsWords } from './schemas/programs';
import { scheduleWords } from './schemas/schedule';
import {
  byId,
  cityWords,
  eventWords,
  groupWords,
  milestoneWords,
  picturesWords,
  teamWords,
  venueWords,
  weekdayWords,
} from './schemas/words';

/** The files of `data/`: facts, which are the same in every language. By name, each with its schema. */
export const factFiles = {
  site: siteFacts,
  cities: cityFacts,
  groups: groupFacts,
  venues: venueFacts,
  events: eventFacts,
  sessions: sessionFacts,
  notices: noticeFacts,
  team: teamFacts,
  milestones: milestoneFacts,
  galleries: galleryFacts,
  players: playerFacts,
  coaching: coachingFacts,
  ground: groundFacts,
  finder: finderFacts,
  evaluation: evaluationFacts,
  admin: adminFacts,
  untranslated: untranslatedFacts,
};

/** The files of `data/<language>/`: words. By name, each with its schema. */
export const wordFiles = {
  interface: interfaceWords,
  navigation: navigationWords,
  consent: consentWords,
  errors: errorWords,
  editable: editableWords,
  facilities: facilityWords,
  home: homeWords,
  schedule: scheduleWords,
  faq: faqWords,
  contact: contactWords,
  'privacy-policy': privacyWords,
  'design-system': designSystemWords,
  admin: adminWords,
  desk: deskWords,
  programs: programsWords,
  papers: papersWords,
  about: aboutWords,
  coaching: coachingWords,
  finder: finderWords,
  career: careerWords,
  weekdays: weekdayWords,
  cities: byId(cityWords),
  groups: byId(groupWords),
  events: byId(eventWords),
  changes: changeWords,
  notices: byId(noticeWords),
  venues: byId(venueWords),
  team: byId(teamWords),
  milestones: byId(milestoneWords),
  players: byId(playerWords),
  gallery: galleryWords,
  pictures: picturesWords,
};

/** Name of a file of words. */
export type WordFile = keyof typeof wordFiles;

/** All facts, checked. */
export type Facts = { [Name in keyof typeof factFiles]: z.output<(typeof factFiles)[Name]> };

/** All words of one language, checked. */
export type Words = { [Name in keyof typeof wordFiles]: z.output<(typeof wordFiles)[Name]> };

/** Everything in `data/`, checked: facts once, words per language. */
export interface Content {
  facts: Facts;
  words: Record<string, Words>;
  /** The files that a published language has not translated yet, by language; their words are those of the first one. */
  missing: Readonly<Record<string, readonly WordFile[]>>;
  /** The paths of the pictures, relative to `data/`, by their keys: `home/hero-wide`. */
  pictures: ReadonlyMap<string, string>;
}

/** The unchecked content of `data/`, from the disk or from an editor in a browser. */
export interface DataFiles {
  /** The text of every file but the pictures, by path from the project's root: `data/events.yaml`. */
  texts: ReadonlyMap<string, string>;
  /** The image type (`jpg`, `png`, `webp`) found in each file of `data/images/`, by path; undefined if it is not an image. */
  pictures: ReadonlyMap<string, string | undefined>;
}
