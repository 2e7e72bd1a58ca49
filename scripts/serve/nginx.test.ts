import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFile, policiesOf } from '../../gatsby/hosting/headers';
import { redirectsFile } from '../../gatsby/hosting/redirects';
import { headersOf, parseHeaders } from './headers';
import { builtSite, nginxConfig } from './nginx';

const text = headersFile(
  policiesOf(["'sha256-x='"], true).header,
  ['/', '/faq/', '/404.html', '/pl/404.html'],
  ['', '/pl'],
);
const rules = parseHeaders(text);

/** What nginx would send: for each `map`, the value of the first matching expression, or the default. */
function sentBy(config: string, path: string): Record<string, string> {
  const maps = [...config.matchAll(/^map \$uri \$(\w+) \{\n([^}]*)\}$/gm)];
  const headers = [...config.matchAll(/^ {2}add_header (\S+) \$(\w+) always;$/gm)];
  return Object.fromEntries(
    headers.flatMap(([, name, variable]) => {
      const [, , lines = ''] = maps.find((map) => map[1] === variable) ?? [];
      const fitting = [...lines.matchAll(/^ {2}"~(\S+)" "(.*)";$/gm)].find(([, pattern = '']) =>
        new RegExp(pattern).test(path),
      );
      return [[name, fitting?.[2] ?? /^ {2}default "(.*)";$/m.exec(lines)?.[1]]];
    }),
  );
}

it.each([
  '/',
  '/faq/',
  '/desk/',
  '/404.html',
  '/pl/404.html',
  '/app-0f8a.js',
  '/static/a/b.avif',
  '/logo.svg',
  '/page-data/faq/page-data.json',
  '/papers/a-guide.pdf',
  '/pl/papers/a-guide.pdf',
])('makes nginx send with %s what the other hosts send', (path) => {
  const config = nginxConfig({ root: '/srv/public', rules, redirects: [] });
  expect(sentBy(config, path)).toEqual(headersOf(path, rules));
});

it('lets nginx say by its own means, and once, that calendars are UTF-8', () => {
  const config = nginxConfig({ root: '/srv/public', rules, redirects: [] });
  expect(headersOf('/pl/calendar/all.ics', rules)['Content-Type']).toBe('text/calendar; charset=utf-8');
  expect(config).toMatch(/types \{[^}]*text\/calendar ics;/);
  expect(config).toMatch(/charset utf-8;\n\s*charset_types [^;]*text\/calendar/);
  expect(config).not.toContain('add_header Content-Type');
});

it('reads headers and redirects of the built site', () => {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  writeFileSync(join(dir, '_headers'), text);
  writeFileSync(join(dir, '_redirects'), redirectsFile(['', '/pl']));
  const config = nginxConfig(builtSite(dir));
  expect(config).toContain(`root ${dir};`);
  expect(config).toContain('location = /index { return 301 /; }');
  expect(config).toContain('location = /pl/index/ { return 301 /pl/; }');
  expect(config).toContain('location /pl/ { error_page 404 /pl/404.html; try_files $uri $uri/ =404; }');
  rmSync(dir, { recursive: true });
});
