import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtSite, nginxConfig } from '../../serve/nginx';

/** One nginx that serves the built site and plain files, on separate ports. */
export interface Nginx {
  site: string;
  /** The address of a file of this many bytes, served without our headers. */
  bare: (bytes: number) => string;
  close: () => Promise<void>;
}

/** Starts Debian's nginx with the configuration that we generate for hosts. */
export async function startNginx(dir = 'public'): Promise<Nginx> {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [site, bare] = [await freePort(), await freePort()];
  writeFileSync(join(home, 'site.conf'), nginxConfig({ ...builtSite(dir), listen: `127.0.0.1:${site}` }));
  writeFileSync(join(home, 'nginx.conf'), mainConfig(home, bare));
  const nginx = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<never>((_, reject) => {
    nginx.once('error', () => reject(new Error('nginx is missing: apt-get install nginx-light')));
    nginx.once('exit', (code) => reject(new Error(`nginx exited with ${code}.`)));
  });
  const url = `http://127.0.0.1:${site}`;
  await Promise.race([answers(url), ended]);
  return {
    site: url,
    bare: (bytes) => {
      writeFileSync(join(home, `${bytes}`), Buffer.alloc(bytes, 'x'));
      return `http://127.0.0.1:${bare}/${bytes}`;
    },
    close: async () => {
      nginx.kill('SIGQUIT');
      await ended.catch(() => rmSync(home, { recursive: true }));
    },
  };
}

/**
 * nginx writes only into a folder of its own. When started as root, its workers stay root, because they must
 * be able to read that folder.
 */
function mainConfig(home: string, barePort: number): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${home}/pid;
error_log ${home}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
${folders.map((name) => `  ${name}_temp_path ${home}/${name};`).join('\n')}
  include ${home}/site.conf;
  server {
    listen 127.0.0.1:${barePort};
    root ${home};
  }
}
`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === 200) return;
    if (status !== undefined) throw new Error(`nginx responded with ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
