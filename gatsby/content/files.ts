import type { z } from 'zod';
import { aboutWords } from './schemas/about';
import { adminFacts, adminWords } from './schemas/admin';
import { careerWords, evaluationFacts } from './schemas/career';
import { coachingFacts, coachingWords } from './schemas/coaching';
import { contactWords } from './schemas/contact';
import { designSystemWords } from './schemas/designSystem';
import { eventFacts, milestoneFacts, sessionFacts, siteFacts, teamFacts, venueFacts } from './schemas/facts';
import { faqWords } from './schemas/faq';
import { galleryFacts, galleryWords, playerFacts, playerWords } from './schemas/gallery';
import { editableWords, facilityWords, homeWords } from './schemas/home';
import { consentWords, errorWords, interfaceWords, navigationWords } from './schemas/layout';
import { privacyWords } from './schemas/privacy';
import { programsWords } from './schemas/programs';
import { scheduleWords } from './schemas/schedule';
import { byId, eventWords, milestoneWords, picturesWords, teamWords, venueWords } from './schemas/words';

/** The files of `data/`: facts that are the same in every language, each with its schema. */
export const factFiles = {
  site: siteFacts,
  venues: venueFacts,
  events: eventFacts,
  sessions: sessionFacts,
  team: teamFacts,
  milestones: milestoneFacts,
  galleries: galleryFacts,
  players: playerFacts,
  coaching: coachingFacts,
  evaluation: evaluationFacts,
  admin: adminFacts,
};

/** The files of `data/<language>/`: words, each with its schema. */
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
  programs: programsWords,
  about: aboutWords,
  coaching: coachingWords,
  career: careerWords,
  events: byId(eventWords),
  venues: byId(venueWords),
  team: byId(teamWords),
  milestones: byId(milestoneWords),
  players: byId(playerWords),
  gallery: galleryWords,
  pictures: picturesWords,
};

/** All facts, checked. */
export type Facts = { [Name in keyof typeof factFiles]: z.output<(typeof factFiles)[Name]> };

/** All words of one language, checked. */
export type Words = { [Name in keyof typeof wordFiles]: z.output<(typeof wordFiles)[Name]> };
