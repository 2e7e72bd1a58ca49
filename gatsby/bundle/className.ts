import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;

/** Which class has a name, to find two with the same. */
const owners = new Map<string, string>();

/** A name of four characters for a class of a style sheet, the same in every build. */
export function className(root: string, file: string, local: string): string {
  const owner = `${relative(root, file)}.${local}`;
  const [first = 0, ...rest] = createHash('sha256').update(owner).digest().subarray(0, 12);
  const name = [
    letters[first % letters.length],
    ...[0, 1, 2].map((n) => signs[((rest[n] ?? 0) * 256 + (rest[n + 3] ?? 0)) % signs.length]),
  ].join('');
  const other = owners.get(name);
  if (other && other !== owner)
    throw new Error(`${owner} and ${other} have the same short name: rename one of the two classes.`);
  owners.set(name, owner);
  return name;
}
