import type { Words } from '../files';
import type { NodeFields } from './nodeTypes';

/** The training programs, with a label on each criterion of the certification levels. */
export function joinPrograms({ programs }: Pick<Words, 'programs'>): NodeFields<'ProgramsContent'> {
  const { criteriaLabels, levels, ...certification } = programs.certification;
  return {
    ...programs,
    certification: {
      ...certification,
      levels: levels.map(({ criteria, ...level }) => ({
        ...level,
        criteria: criteria.map((criterion) => ({ ...criterion, label: criteriaLabels[criterion.key] })),
      })),
    },
  };
}
