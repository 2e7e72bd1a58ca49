/** Placeholder in a pure machine for what touches the browser; the hook, story or test provides the real one. */
export function notProvided(name: string): () => never {
  return () => {
    throw new Error(`${name} must be provided.`);
  };
}
