/** Stands for what touches the browser in a pure machine: its hook, story or test provides the real one. */
export function notProvided(name: string): () => never {
  return () => {
    throw new Error(`${name} must be provided.`);
  };
}
