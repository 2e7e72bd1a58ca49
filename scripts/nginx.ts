import { resolve } from 'node:path';
import { type HeaderRule, patternOf, readHeaderRules, withoutRules } from './headers';
import { type Redirect, readRedirects } from './redirects';

interface Site {
  /** The folder with the built site, absolute. */
  root: string;
  /** What `listen` says. */
  listen?: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** The configuration of a site for nginx, to be included in its `http` block. */
export function nginxConfig({ root, listen = '80', rules, redirects }: Site): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return `# Made from public/_headers and public/_redirects. A value depends on the address that is answered in the end: so an
# unknown one gets those of its 404.html.
${names.map((name) => headerMap(name, rules)).join('\n')}
server {
  listen ${listen};
  root ${root};
  charset utf-8;
  charset_types text/css application/javascript application/json image/svg+xml application/xml text/plain;
  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
  }
  gzip on;
  gzip_vary on;
  gzip_types text/css application/javascript application/json application/manifest+json image/svg+xml application/xml text/plain;

  # Behind a proxy or on another port, the redirects must not name this one.
  absolute_redirect off;
  error_page 404 /404.html;

${names.map((name) => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}

${redirects.map(locationOf).join('\n')}
  location ~ /_(headers|redirects)$ { return 404; }
  location / { try_files $uri $uri/ =404; }
}
`;
}

/** What nginx does at the address of a redirect. A 404 page of its own is for everything below one. */
function locationOf({ from, to, status }: Redirect): string {
  if (status !== 404) return `  location = ${from} { return ${status} ${to}; }`;
  return `  location ${from.replace(/\*$/, '')} { error_page 404 ${to}; try_files $uri $uri/ =404; }`;
}

/** What a header says, by address; nginx leaves out headers that are empty. */
function headerMap(name: string, rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => {
    const value = headers[name];
    return value === undefined ? [] : [`  "~${patternOf(path).source}" "${value}";`];
  });
  return [`map $uri ${variableOf(name)} {`, `  default "${withoutRules[name] ?? ''}";`, ...lines, '}'].join(
    '\n',
  );
}

function variableOf(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** What is needed for the site that was built into a folder. */
export function builtSite(dir: string): Site {
  return { root: resolve(dir), rules: readHeaderRules(dir), redirects: readRedirects(dir) };
}

if (require.main === module) {
  // `npx tsx scripts/nginx.ts /srv/academy/public`: the folder's place on the server, where it is another one.
  const site = builtSite('public');
  console.log(nginxConfig({ ...site, root: process.argv[2] ?? site.root }));
}
