import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What builds, tests and tools write. */
const generated =
  /^(node_modules|public|storybook-static|test-results|playwright-report|coverage|\.git|\.cache)$/;

/** The paths of all folders inside a folder of the project, one level down. */
export const foldersIn = (dir: string) =>
  readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !generated.test(entry.name))
    .map((entry) => join(dir, entry.name));

/** The paths of all files below a folder of the project, without those in folders that `isLeftOut` names. */
export function filesBelow(dir: string, isLeftOut: (dir: string) => boolean = () => false): string[] {
  const here = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(dir, entry.name));
  const folders = foldersIn(dir).filter((folder) => !isLeftOut(folder));
  return [...here, ...folders.flatMap((folder) => filesBelow(folder, isLeftOut))];
}
