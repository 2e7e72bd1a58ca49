import { resolve } from 'node:path';
import { type HeaderRule, patternOf, readHeaderRules, withoutRules } from './headers';
import { type Redirect, readRedirects } from './redirects';

interface Site {
  /** Absolute path of the built site. */
  root: string;
  /** The argument of nginx's `listen` directive. */
  listen?: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** The nginx configuration of the site, to be included in an `http` block. */
export function nginxConfig({ root, listen = '80', rules, redirects }: Site): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))]
    // nginx adds headers; it has its own way to say a type, and would send both.
    .filter((name) => name !== 'Content-Type');
  return `# Generated from public/_headers and public/_redirects. $uri is the path after internal redirects: responses to
# unknown paths get the headers of their 404.html.
${names.map((name) => headerMap(name, rules)).join('\n')}
server {
  listen ${listen};
  root ${root};
  charset utf-8;
  charset_types text/calendar text/css application/javascript application/json image/svg+xml application/xml text/plain;
  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
    text/calendar ics;
  }
  # The build has compressed the longer texts; what it has not is compressed on the way.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_types text/calendar text/css application/javascript application/json application/manifest+json image/svg+xml application/xml text/plain;

  # Redirect to a path only: behind a proxy, nginx's own host name and port would be wrong.
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

/** Maps the path to a header's value; nginx does not send headers with an empty value. */
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

/** Reads the headers and redirects of the site built in a folder. */
export function builtSite(dir: string): Site {
  return { root: resolve(dir), rules: readHeaderRules(dir), redirects: readRedirects(dir) };
}

if (require.main === module) {
  // `npx tsx scripts/serve/nginx.ts /srv/academy/public` names the site's folder on the server; default: public/
  // here.
  const site = builtSite('public');
  console.log(nginxConfig({ ...site, root: process.argv[2] ?? site.root }));
}
