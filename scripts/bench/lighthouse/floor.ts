import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startServer } from '../../serve/serve';
import { fileOf } from '../../shared/routes';

/**
 * Serves a copy of the built site in which these pages have no scripts. That is the fastest they could be.
 */
export async function startFloor(routes: readonly string[]): Promise<Server> {
  const dir = mkdtempSync(join(tmpdir(), 'floor-'));
  cpSync('public', dir, { recursive: true });
  for (const route of routes) {
    const file = fileOf(route, dir);
    writeFileSync(file, withoutScripts(readFileSync(file, 'utf8')));
  }
  const server = await startServer({ dir });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      rmSync(dir, { recursive: true });
    },
  };
}

/** The HTML without script elements and without preloads that only scripts use. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload|prefetch)"[^>]*>/g, (link) =>
      /\bas="(?!script|fetch)/.test(link) ? link : '',
    );
}
