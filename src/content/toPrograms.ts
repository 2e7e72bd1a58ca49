import { required } from './required';
import { withPicture } from './toPicture';

const stageKeys = ['ignite1', 'ignite2', 'boost1', 'boost2', 'ace'] as const;

const isStageKey = (key: string): key is (typeof stageKeys)[number] =>
  stageKeys.some((known) => known === key);

/** Props of the programs screen. */
export function toPrograms(data: Queries.ProgramsPageQuery) {
  const { seo: _, ...programs } = required(data.programs, 'programs content');
  const { stagesLabel, stages, label, ...words } = programs.pathway;
  return {
    ...programs,
    head: withPicture(programs.head),
    pathway: {
      label,
      words: { ...words, label: stagesLabel },
      // The content check keeps keys and order; only its types do not reach through the query.
      stages: stages.flatMap(({ key, ...stage }) => (isStageKey(key) ? [{ ...stage, key }] : [])),
    },
  };
}
