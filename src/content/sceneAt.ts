import { isWithin } from './isWithin';

/** The river and the sky of a page, the first whose section it belongs to (`data/site.yaml`); none for the usual ones. */
export function sceneAt<Scene extends { href: string }>(
  scenes: readonly Scene[],
  path: string,
): Scene | undefined {
  return scenes.find(({ href }) => isWithin(href, path));
}

/** The sky of a page: its scene's, or else amber, as in the tokens. */
export const skyAt = <Sky extends string>(
  scenes: readonly { href: string; sky: Sky }[],
  path: string,
): Sky | 'amber' => sceneAt(scenes, path)?.sky ?? 'amber';
