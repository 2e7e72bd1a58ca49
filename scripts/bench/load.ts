import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../shared/routes';
import { runMain } from '../shared/runMain';
import { startNginx } from './load/nginx';
import { type Load, load, loadTitle } from './load/wrk';
import { machine } from './shared/figures';
import { markdownTable } from './shared/markdown';

const compressed = ['Accept-Encoding: gzip'];

/** The path of the app script, which contains a content hash. */
function hashedScript(): string {
  const [script] = /\/app-[0-9a-f]+\.js/.exec(readFileSync(fileOf('/'), 'utf8')) ?? [];
  if (!script) throw new Error('The home page does not load the app script.');
  return script;
}

const row = (title: string, bytes: number, { requestsPerSecond, p99, errors }: Load) => [
  title,
  bytes.toLocaleString('en-GB'),
  Math.round(requestsPerSecond).toLocaleString('en-GB'),
  p99,
  `${errors}`,
];

runMain(async () => {
  const nginx = await startNginx();
  const script = hashedScript();
  const subjects = [
    { title: 'home page', path: '/', file: fileOf('/') },
    { title: 'hashed script', path: script, file: join('public', script) },
  ];
  try {
    const rows = [['what', 'bytes', 'requests a second', 'p99', 'errors']];
    for (const { title, path, file } of subjects) {
      const { size } = statSync(file);
      rows.push(
        row(`${title}`, size, await load(nginx.site + path)),
        row(`${title}, compressed on the way`, size, await load(nginx.site + path, compressed)),
        row('a bare file of this size', size, await load(nginx.bare(size))),
      );
    }
    console.log(
      `nginx with the generated configuration, wrk on loopback: ${loadTitle}. ${machine()}\n\n${markdownTable(rows)}`,
    );
  } finally {
    await nginx.close();
  }
});
