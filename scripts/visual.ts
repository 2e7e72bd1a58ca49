import { checkLooks, updateLooks } from './visual/checkLooks';

/** `npm run visual [-- <story id>…]` compares the stories with their pictures; `--update` draws the pictures. */
const [options, wanted] = [true, false].map((option) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('--') === option),
);
const run = options?.includes('--update') ? updateLooks : checkLooks;

run(wanted).then(
  ({ failed }) => {
    process.exitCode = failed > 0 ? 1 : 0;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
