import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readChunks } from './chunks';

describe('readChunks', () => {
  const dir = mkdtempSync(join(tmpdir(), 'chunks-'));
  const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  const map = (...modules: string[]) => ({
    sources: modules.map((module) => `webpack://academy/./${module}`),
  });
  // As webpack writes them: no name for what a page loads later, and no map for a script without code.
  const files = {
    'webpack.stats.json': {
      namedChunkGroups: {
        app: group('runtime.js', 'styles.css', 'app.js'),
        'component---src-pages-index-tsx': group('common.js', 'home.js'),
        'component---src-pages-admin-tsx': group('common.js', 'machine.js', 'admin.js'),
      },
    },
    'page-data/index/page-data.json': { componentChunkName: 'component---src-pages-index-tsx' },
    'page-data/admin/page-data.json': { componentChunkName: 'component---src-pages-admin-tsx' },
    'home.js.map': map('src/pages/index.tsx', 'src/screens/HomeScreen/HomeScreen.tsx'),
    'common.js.map': map(
      'node_modules/xstate/index.js',
      'src/machines/consent/useConsent.ts',
      'content/desk/edits.ts',
    ),
    'admin.js.map': map('src/pages/admin.tsx'),
    'swatches.js.map': map('src/components/Tabs/Tabs.tsx', 'src/screens/DesignSystemScreen/Part.tsx'),
    '24.js.map': map('content/desk/edits.ts', 'src/machines/desk/deskWorker.ts'),
    '186.js.map': map('node_modules/@octokit/core/index.js', 'src/machines/desk/github/publishToGitHub.ts'),
    '960.js.map': map('src/screens/DeskScreen/Desk.tsx'),
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

  it('knows what public pages never need, lazy parts included', () => {
    expect([...readChunks(dir).ofPrivatePages].sort()).toEqual([
      '/186.js',
      '/24.js',
      '/960.js',
      '/admin.js',
      '/swatches.js',
    ]);
  });

  it('does not take a site without source maps for one without such scripts', () => {
    const bare = mkdtempSync(join(tmpdir(), 'chunks-'));
    writeFileSync(join(bare, 'webpack.stats.json'), JSON.stringify(files['webpack.stats.json']));
    expect(() => readChunks(bare)).toThrow('source map');
    rmSync(bare, { recursive: true });
  });
});
