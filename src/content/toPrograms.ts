import { required } from './required';
import { skyAt } from './sceneAt';
import { toPicture, toStageHead, withPicture } from './toPicture';

/** Props of the programs screen. */
export function toPrograms(data: Queries.ProgramsPageQuery) {
  const { seo: _, ...programs } = required(data.programs, 'programs content');
  const { scenes } = required(data.layout, 'layout').site;
  const { stagesLabel, stages, label, grades, ...words } = programs.pathway;
  return {
    ...programs,
    head: toStageHead(programs.head),
    focus: {
      ...programs.focus,
      process: withPicture(programs.focus.process),
      areas: programs.focus.areas.map(withPicture),
      small: programs.focus.small.map(withPicture),
    },
    standards: { ...programs.standards, cards: programs.standards.cards.map(withPicture) },
    programmes: {
      ...programs.programmes,
      tiles: data.programmes.nodes.map(({ label, summary, picture, ...tile }) => ({
        ...tile,
        picture: toPicture(picture),
        title: label,
        description: summary,
        sky: skyAt(scenes, tile.href),
      })),
    },
    pathway: {
      label,
      grades,
      words: { ...words, label: stagesLabel },
      stages,
    },
  };
}
