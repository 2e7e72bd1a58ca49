import type { Tone } from '../../components/Section/Section';
import type { CheckPanelsLook } from '../../sections/CheckPanels/looks/look';
import type { CoachLetter } from '../../sections/CoachLetter/CoachLetter';
import type { ProgramFeaturesLook } from '../../sections/ProgramFeatures/looks/look';

/** A part of a programme's page. A part without content is left out. */
export interface PlacedPart {
  part: 'features' | 'day' | 'journey' | 'dates' | 'lists' | 'profile' | 'ask' | 'others';
  tone: Tone;
  /** With its picture on the other side, where there is room for two sides. */
  mirrored?: boolean;
  /** The class of a pass, for a Head Coach who is not what the programme is about and of whom less is said. */
  pass?: string;
  /** The Head Coach with the form for a question in one band, which then has no other place. */
  letter?: typeof CoachLetter;
}

/** How a programme's page is composed, between its head and the call at its end. */
export interface ProgramPlan {
  parts: readonly PlacedPart[];
  features?: ProgramFeaturesLook;
  lists?: CheckPanelsLook;
}

/** Plans by the key of their programme. */
export type ProgramPlans = Partial<Record<string, ProgramPlan>>;

/** For programmes that have no plan of their own. */
const usual: ProgramPlan = {
  parts: [
    { part: 'features', tone: 'white' },
    { part: 'day', tone: 'cream' },
    { part: 'journey', tone: 'green' },
    { part: 'dates', tone: 'amber' },
    { part: 'lists', tone: 'cream' },
    { part: 'profile', tone: 'white' },
    { part: 'ask', tone: 'cream' },
    { part: 'others', tone: 'green' },
  ],
};

/** The plan of the page of this programme. Parts that its plan does not place come last: no content is lost. */
export function planOf(plans: ProgramPlans, program: string): ProgramPlan {
  const plan = plans[program] ?? usual;
  const others = usual.parts.filter(
    ({ part }) => !plan.parts.some((placed) => placed.part === part || (placed.letter && part === 'ask')),
  );
  return { ...plan, parts: [...plan.parts, ...others] };
}
