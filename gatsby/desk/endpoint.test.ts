import { createServer } from 'node:http';
import { Project } from '../../tests/fixtures/project';
import { deskEndpoint, serveDesk } from './endpoint';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

const file = 'data/site.yaml';
const host = 'localhost:8000';
const right = {
  host,
  origin: `http://${host}`,
  'content-type': 'application/json',
  'x-desk-secret': 'open sesame',
};

const ask = (headers: object, body: unknown, path = '/publish', method = 'POST') =>
  deskEndpoint(
    project.root,
    'open sesame',
  )({
    ...{ method, path, headers: { ...right, ...headers } },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const renamed = (before: string) => before.replace(/^name: .*$/m, 'name: Another club');
const change = () => {
  const before = project.read(file);
  return [{ file, before, after: renamed(before) }];
};

it('writes what our own page asks it to', () => {
  expect(ask({}, change())).toEqual({ status: 200, text: file });
  expect(project.read(file)).toContain('name: Another club');
});

it.each([
  ['another host', { host: 'evil.example' }, 403],
  ['another origin', { origin: 'https://evil.example' }, 403],
  ['no origin', { origin: undefined }, 403],
  ['another port', { origin: 'http://localhost:3000' }, 403],
  ['no secret', { 'x-desk-secret': undefined }, 403],
  ['another secret', { 'x-desk-secret': 'open barley' }, 403],
  ['a form', { 'content-type': 'text/plain' }, 415],
])('refuses %s', (_, headers, status) => {
  const before = project.read(file);
  expect(ask(headers, change()).status).toBe(status);
  expect(project.read(file)).toBe(before);
});

it.each([
  ['no JSON', 'name'],
  ['other JSON', { file }],
  ['a file that is not of data/', [{ file: 'package.json', before: '', after: '{}' }]],
  ['a path that leads out', [{ file: 'data/../package.json', before: '', after: '{}' }]],
  ['the hash of the password', [{ file: 'data/admin.yaml', before: '', after: '' }]],
  ['a file that has changed since', [{ file, before: 'name: Old', after: 'name: New' }]],
])('writes nothing for %s', (_, body) => {
  const before = project.read(file);
  expect(ask({}, body).status).toBe(409);
  expect(project.read(file)).toBe(before);
});

it('writes nothing if the content would have a mistake, and says which', () => {
  const before = project.read(file);
  const [one] = change();
  const { status, text } = ask({}, [{ ...one, after: before.replace(/^name: .*$/m, 'name: ""') }]);
  expect([status, text]).toEqual([409, expect.stringContaining('data/site.yaml › name')]);
  expect(project.read(file)).toBe(before);
});

it('tells the secret to our own pages alone', () => {
  expect(ask({ 'sec-fetch-site': 'same-origin' }, '', '/secret', 'GET')).toEqual({
    status: 200,
    text: 'open sesame',
  });
  for (const site of ['cross-site', 'same-site', 'none', undefined])
    expect(ask({ 'sec-fetch-site': site }, '', '/secret', 'GET').status).toBe(403);
  expect(ask({ host: 'evil.example', 'sec-fetch-site': 'same-origin' }, '', '/secret', 'GET').status).toBe(
    403,
  );
  expect(ask({}, '', '/else', 'GET').status).toBe(404);
});

it('works over HTTP as in the development server, whose headers for all origins it takes back', async () => {
  const handle = serveDesk(project.root);
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    handle(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const origin = `http://localhost:${port}`;
  try {
    const told = await fetch(`${origin}/secret`, { headers: { 'Sec-Fetch-Site': 'same-origin' } });
    expect(told.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const headers = {
      Origin: origin,
      'Content-Type': 'application/json',
      'X-Desk-Secret': await told.text(),
    };
    const body = JSON.stringify(change());
    const written = await fetch(`${origin}/publish`, { method: 'POST', headers, body });
    expect([written.status, await written.text()]).toEqual([200, file]);
    expect(project.read(file)).toContain('name: Another club');
  } finally {
    server.close();
  }
});
