/**
 * Runs a script's `main`. A number that it returns becomes the exit code; an error is printed without its
 * stack and makes the script exit with 1.
 */
export function runMain(main: () => Promise<unknown>): void {
  main().then((code) => {
    if (typeof code === 'number') process.exitCode = code;
  }, fail);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
