import { z } from 'zod';
import {
  explained,
  link,
  paragraph,
  pictureKey,
  sample,
  seo,
  stageHead,
  text,
  titled,
  titledIcon,
  titledIsland,
} from './primitives';

/** The stages of the coaching pathway, in order. */
export const stageKeys = ['ignite1', 'ignite2', 'boost1', 'boost2', 'ace'] as const;

const stage = z.strictObject({
  key: z.enum(stageKeys).meta({ id: 'StageKey' }),
  title: text(40),
  description: paragraph(),
  requirements: z.array(text(160)).min(1),
  sample: sample(),
});

const panelHead = { label: text(40), title: text(80), intro: text(320) };

/** Something to work on, with its points. */
const area = titled
  .extend({ picture: pictureKey('Diorama'), points: z.array(text(120)).min(1) })
  .meta({ id: 'FocusArea' });

const points = z.array(text(200)).min(1);

/** What a coach must show for a level; each level asks for some of these. */
const criterionKeys = [
  'prerequisite',
  'entryPoint',
  'initialAssessment',
  'safeguarding',
  'training',
  'feedback',
  'practicalTest',
  'specialismTraining',
  'externalCert',
  'finalAssessment',
  'finalTest',
] as const;

const criterion = z.strictObject({ key: z.enum(criterionKeys), points });

const level = z.strictObject({
  level: text(40),
  description: text(240),
  criteria: z.array(criterion).min(1),
  benefits: points,
});

const certification = z.strictObject({
  ...panelHead,
  pillarsTitle: text(80),
  pillars: z.array(titledIcon).length(5),
  levelsTitle: text(80),
  criteriaLabels: z.record(z.enum(criterionKeys), text(40)),
  criteriaTitle: text(40),
  benefitsTitle: text(40),
  levels: z.array(level).length(3),
});

/** `data/<language>/programs.yaml`: the four tabs of the training programs. */
export const programsWords = z.strictObject({
  seo,
  head: stageHead,
  /** Above the tiles of the coaching programmes. */
  programmes: z.strictObject({ title: text(80), intro: text(240) }),
  tabsLabel: text(60),
  focus: z.strictObject({
    ...panelHead,
    process: z.strictObject({
      picture: pictureKey('Diorama'),
      title: text(60),
      text: text(240),
      points: z.array(titled).length(3),
    }),
    areas: z.array(area).length(3),
    smallTitle: text(80),
    small: z.array(z.strictObject({ picture: pictureKey('Diorama'), title: text(40), points })).length(4),
  }),
  standards: z.strictObject({ ...panelHead, alignment: titled, cards: z.array(titledIsland).length(3) }),
  pathway: z.strictObject({
    ...panelHead,
    stagesLabel: text(60),
    progressLabel: text(40),
    progress: text(40),
    requirements: text(40),
    /** What a grade is, beside a stage. */
    grades: explained,
    stages: z.array(stage).refine((stages) => stages.map(({ key }) => key).join() === stageKeys.join(), {
      message: `expected the stages ${stageKeys.join(', ')} in this order`,
    }),
  }),
  certification,
  closing: z.strictObject({ title: text(80), text: text(240), link }),
});

/** The page in one language: each criterion has its name with it. */
export const programsContent = z.object({
  ...programsWords.shape,
  certification: z.object({
    ...certification.omit({ criteriaLabels: true }).shape,
    levels: z.array(
      z.object({
        ...level.shape,
        criteria: z.array(z.object({ ...criterion.shape, label: z.string() })),
      }),
    ),
  }),
});
