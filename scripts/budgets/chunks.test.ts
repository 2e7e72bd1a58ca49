import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readChunks } from './chunks';

describe('readChunks', () => {
  const dir = mkdtempSync(join(tmpdir(), 'chunks-'));
  const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const files = {
    'webpack.stats.json': {
      namedChunkGroups: {
        app: group('runtime.js', 'styles.css', 'app.js'),
        'component---src-pages-index-tsx': group('common.js', 'home.js'),
        'component---src-pages-admin-tsx': group('common.js', 'machine.js', 'admin.js'),
        'component---src-pages-design-system-tsx': group('common.js', 'swatches.js'),
      },
    },
    'page-data/index/page-data.json': { componentChunkName: 'component---src-pages-index-tsx' },
    'page-data/admin/page-data.json': { componentChunkName: 'component---src-pages-admin-tsx' },
  };

  beforeAll(() => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), JSON.stringify(content));
    }
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('knows what a page needs before it is interactive', () => {
    expect(readChunks(dir).ofPage('/')).toEqual(['/runtime.js', '/app.js', '/common.js', '/home.js']);
    expect(readChunks(dir).ofPage('/admin/')).toContain('/machine.js');
  });

  it('knows what public pages never need', () => {
    expect([...readChunks(dir).ofPrivatePages]).toEqual(['/machine.js', '/admin.js', '/swatches.js']);
  });
});
