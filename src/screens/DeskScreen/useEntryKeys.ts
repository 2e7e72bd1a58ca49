import { useState } from 'react';

/**
 * Keys for the entries of a list that go with an entry when it is moved. Keys made of what is in it would change while somebody types.
 * What happens elsewhere, as by undo, is seen in the number of entries alone.
 */
export function useEntryKeys(length: number) {
  const [known, setKeys] = useState<readonly number[]>([]);
  const keys = known.slice(0, length);
  while (keys.length < length) keys.push(newKey(keys));
  return {
    keys,
    /** The key that an entry at the end is going to have. */
    next: newKey(keys),
    move: (from: number, to: number) => {
      const moved = [...keys];
      moved.splice(to, 0, ...moved.splice(from, 1));
      setKeys(moved);
    },
    remove: (at: number) => setKeys(keys.filter((_, n) => n !== at)),
  };
}

const newKey = (keys: readonly number[]) => Math.max(-1, ...keys) + 1;
