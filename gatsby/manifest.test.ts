import { facts, words } from '../tests/fixtures/content';
import { webManifest } from './manifest';

it('names the academy as the content does, in the header’s colour', () => {
  const { site } = facts;
  expect(webManifest(site, words.home.manifest, '#123456', 'en')).toMatchObject({
    name: site.name,
    lang: 'en',
    short_name: site.shortName,
    description: expect.stringContaining('Krakow and Warsaw'),
    theme_color: '#123456',
    background_color: '#123456',
  });
});
