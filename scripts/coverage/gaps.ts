import { posix } from 'node:path';
import type { AnyStateNode } from 'xstate';
import { importOf, type Module } from './modules';

/** A story as Storybook's index lists it. */
export interface Story {
  id: string;
  tags: readonly string[];
}

/** A story tagged `state:consent.asking` shows the machine state with the id `consent.asking`. */
const statePrefix = 'state:';

/** The ids of a machine's leaf states. */
export function statesOf(node: AnyStateNode): string[] {
  const children = Object.values(node.states);
  return children.length === 0 ? [node.id] : children.flatMap(statesOf);
}

/**
 * Messages about exported components without stories. A component used only in its own folder may instead be
 * listed as one of the `subcomponents` of that folder's stories.
 */
export function unshown(modules: readonly Module[]): string[] {
  const folderOf = ({ path }: Module) => posix.dirname(path);
  return modules
    .filter((module) => !isWorkshop(module))
    .flatMap((module) => {
      const beside = modules.filter((other) => folderOf(other) === folderOf(module));
      return module.components.flatMap((name) => {
        const used = importOf(module.path, name);
        const isPart = modules.every(
          (other) => isWorkshop(other) || beside.includes(other) || !other.imports.includes(used),
        );
        const shown = beside.some(({ about, parts }) => about === name || (isPart && parts.includes(name)));
        const own = `${folderOf(module)}/${name}.stories.tsx`;
        if (shown) return [];
        return [
          `${name} (${module.path}) has no stories: write ${own}${isPart ? ", or show it in its folder's and name it in their subcomponents" : ''}`,
        ];
      });
    });
}

const isWorkshop = ({ path }: Module) => /\.(stories|test)\.tsx?$/.test(path);

/** Messages about machine states without a story, and story tags that match no state. */
export function statesUnshown(stories: readonly Story[], states: readonly string[]): string[] {
  const shown = stories.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith(statePrefix)));
  return [
    ...states
      .filter((state) => !shown.includes(statePrefix + state))
      .map((state) => `${state} has no story: write one with tags: ['${statePrefix}${state}']`),
    ...[...new Set(shown)]
      .filter((tag) => !states.includes(tag.slice(statePrefix.length)))
      .map((tag) => `${tag} is a story's tag, but no machine has that state: remove the tag`),
  ];
}
