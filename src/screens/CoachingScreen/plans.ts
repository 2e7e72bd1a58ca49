import type { Tone } from '../../components/Section/Section';
import type { CheckPanelsLook } from '../../sections/CheckPanels/CheckPanels';
import type { ProgramFeaturesLook } from '../../sections/ProgramFeatures/ProgramFeatures';

/** A part of a programme's page. A part without content is left out. */
export interface PlacedPart {
  part: 'features' | 'day' | 'dates' | 'lists' | 'profile' | 'ask' | 'others';
  tone: Tone;
  /** With its picture on the other side, where there is room for two sides. */
  mirrored?: boolean;
  /** Says less: for a Head Coach who is not what the programme is about. */
  brief?: boolean;
}

/** How a programme's page is composed, between its head and the call at its end. */
export interface ProgramPlan {
  parts: readonly PlacedPart[];
  features: ProgramFeaturesLook;
  lists: CheckPanelsLook;
}

/** What counts for most comes first, and no two pages look the same. The other programmes stand on a ground that lets white toys be seen. */
const plans: Partial<Record<string, ProgramPlan>> = {
  junior: {
    features: 'steps',
    lists: 'panels',
    parts: [
      { part: 'features', tone: 'cream' },
      { part: 'dates', tone: 'amber' },
      { part: 'lists', tone: 'white' },
      { part: 'profile', tone: 'cream' },
      { part: 'ask', tone: 'green' },
      { part: 'others', tone: 'amber' },
    ],
  },
  adult: {
    features: 'field',
    lists: 'panels',
    parts: [
      { part: 'dates', tone: 'cream' },
      { part: 'features', tone: 'green' },
      { part: 'lists', tone: 'cream' },
      { part: 'profile', tone: 'white', mirrored: true },
      { part: 'others', tone: 'amber' },
      { part: 'ask', tone: 'cream' },
    ],
  },
  women: {
    features: 'lead',
    lists: 'panels',
    parts: [
      { part: 'features', tone: 'cream' },
      { part: 'profile', tone: 'white' },
      { part: 'dates', tone: 'green' },
      { part: 'lists', tone: 'cream' },
      { part: 'ask', tone: 'amber', mirrored: true },
      { part: 'others', tone: 'green' },
    ],
  },
  corporate: {
    features: 'lead',
    lists: 'folders',
    parts: [
      { part: 'lists', tone: 'cream' },
      { part: 'ask', tone: 'amber' },
      { part: 'profile', tone: 'green', brief: true },
      { part: 'others', tone: 'amber' },
      { part: 'dates', tone: 'cream' },
    ],
  },
  camps: {
    features: 'lead',
    lists: 'notebook',
    parts: [
      { part: 'day', tone: 'cream' },
      { part: 'lists', tone: 'mint' },
      { part: 'ask', tone: 'green' },
      { part: 'dates', tone: 'amber' },
      { part: 'profile', tone: 'cream', brief: true, mirrored: true },
      { part: 'others', tone: 'green' },
    ],
  },
  tours: {
    features: 'lead',
    lists: 'ticket',
    parts: [
      { part: 'lists', tone: 'mint' },
      { part: 'dates', tone: 'cream' },
      { part: 'others', tone: 'green' },
      { part: 'profile', tone: 'cream', brief: true },
      { part: 'ask', tone: 'mint', mirrored: true },
    ],
  },
};

/** For programmes that have no plan of their own. */
const usual: ProgramPlan = {
  features: 'lead',
  lists: 'panels',
  parts: [
    { part: 'features', tone: 'white' },
    { part: 'day', tone: 'cream' },
    { part: 'dates', tone: 'amber' },
    { part: 'lists', tone: 'cream' },
    { part: 'profile', tone: 'white' },
    { part: 'ask', tone: 'cream' },
    { part: 'others', tone: 'green' },
  ],
};

/** The plan of the page of this programme. Parts that its plan does not place come last: no content is lost. */
export function planOf(program: string): ProgramPlan {
  const plan = plans[program] ?? usual;
  const others = usual.parts.filter(({ part }) => !plan.parts.some((placed) => placed.part === part));
  return { ...plan, parts: [...plan.parts, ...others] };
}
