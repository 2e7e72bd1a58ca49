/** Runs a script: the number that `main` returns is its exit code; what `main` throws is told without a stack, and fails it. */
export function runMain(main: () => Promise<unknown>): void {
  main().then((code) => {
    if (typeof code === 'number') process.exitCode = code;
  }, fail);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
