import type { GatsbyConfig } from 'gatsby';
import { Project } from '../../tests/fixtures/project';

const root = process.cwd();
let project: Project;
beforeEach(() => {
  project = new Project();
  process.chdir(project.root);
});
afterEach(() => {
  process.chdir(root);
  project.dispose();
});

/** The address that the sitemap, `robots.txt` and the QR codes begin with. */
async function siteUrl() {
  let config: GatsbyConfig = {};
  await jest.isolateModulesAsync(async () => {
    config = (await import('../../gatsby-config')).default;
  });
  return config.siteMetadata?.siteUrl;
}

it.each(['https://a.example', 'https://a.example # ours', "'https://a.example'", '"https://a.example"'])(
  'reads the address %s as the content check does',
  async (url) => {
    project.write('data/site.yaml', project.read('data/site.yaml').replace(/^url: .*$/m, `url: ${url}`));
    expect(await siteUrl()).toBe('https://a.example');
  },
);

it.each(['', 'a text', 'url: [', '- url: https://a.example'])(
  'leaves a broken file, %j, to the content check',
  async (text) => {
    project.write('data/site.yaml', text);
    await expect(siteUrl()).resolves.toEqual(expect.any(String));
  },
);
