import type { AnyStateNode } from 'xstate';

/** A story as Storybook's index lists it. */
export interface Story {
  id: string;
  /** Relative to the project: `./src/components/Tabs/Tabs.stories.tsx`. */
  importPath: string;
  tags: readonly string[];
}

/** A story with this tag shows a machine in the state of that id: `state:consent.asking`. */
const statePrefix = 'state:';

/** The ids of a machine's states, without those that are made of others. */
export function statesOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.id] : children.flatMap(statesOf);
}

/** What is missing: folders of components without a story, states of machines without a story, tags without a state. */
export function gapsOf(
  stories: readonly Story[],
  folders: readonly string[],
  states: readonly string[],
): string[] {
  const shown = stories.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith(statePrefix)));
  return [
    ...folders
      .filter((folder) => !stories.some(({ importPath }) => importPath.startsWith(`./${folder}/`)))
      .map((folder) => `${folder}/ has no story: write ${folder}/${folder.split('/').at(-1)}.stories.tsx`),
    ...states
      .filter((state) => !shown.includes(statePrefix + state))
      .map((state) => `${state} is shown by no story: write one, with tags: ['${statePrefix}${state}']`),
    ...[...new Set(shown)]
      .filter((tag) => !states.includes(tag.slice(statePrefix.length)))
      .map((tag) => `${tag} is a story's tag, but no machine has that state: take the tag away`),
  ];
}
