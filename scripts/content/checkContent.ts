import { contentReport } from './contentReport';

/**
 * `npm run check:content`: prints one line if all is well, otherwise every mistake, with exit code 1. With
 * `--live`, remaining placeholders are mistakes too.
 */
const { good, text } = contentReport(process.cwd(), process.argv.includes('--live'));

if (good) console.log(text);
else console.error(text);
process.exitCode = good ? 0 : 1;
