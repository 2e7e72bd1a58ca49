/** Runs a benchmark: it fails when it cannot measure, never for what it measures. */
export function runBenchmark(benchmark: () => Promise<void>): void {
  benchmark().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
