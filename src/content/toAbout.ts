import { required } from './required';
import { maybeWithPicture, toPicture, withPicture } from './toPicture';

type StoryData = Pick<Queries.AboutPageQuery, 'about' | 'sections'>;

/** What the pages of About have in common: the story, and tiles that lead to the sections other than `current`. */
export function toStory(data: StoryData, current?: string) {
  const { story, more, closing } = required(data.about, 'about content');
  return {
    story: {
      ...withPicture(story),
      chapters: story.chapters.map(maybeWithPicture),
      missionPicture: toPicture(story.missionIsland.picture),
      values: story.values.map(withPicture),
    },
    more: {
      title: more.title,
      tiles: data.sections.nodes
        .filter(({ key }) => key !== current)
        .map(({ href, tile }) => ({ href, ...withPicture(tile) })),
    },
    closing,
  };
}

/** The leaders, below the heading that the admin may edit. */
export function toTeam(data: Queries.AboutSectionPageQuery, heading: { title: string; subtitle: string }) {
  const { team } = required(data.about, 'about content');
  return {
    ...team,
    coaches: withPicture(team.coaches),
    ...heading,
    leaders: data.leaders.nodes.map(maybeWithPicture),
  };
}

/** The facilities, and the places where the academy plays. */
export function toFacilities(data: Queries.AboutSectionPageQuery) {
  const { facilities } = required(data.about, 'about content');
  const { title, intro, items } = required(data.facilities, 'facilities');
  return {
    ...facilities,
    title,
    intro,
    rows: items.map(withPicture),
    places: facilities.places.map(withPicture),
  };
}
