import { facts, words } from '../../tests/fixtures/content';
import { webManifest } from './manifest';

const { site } = facts;
const { manifest } = words.home;

it('names the academy as the content does, in the header’s colour', () => {
  expect(webManifest(site, manifest, '#123456', { code: 'en', prefix: '' })).toMatchObject({
    name: site.name,
    lang: 'en',
    short_name: site.shortName,
    description: expect.stringContaining('Krakow and Warsaw'),
    theme_color: '#123456',
    background_color: '#123456',
  });
});

it('begins where its language does, with the icons of the root', () => {
  const { icons, ...polish } = webManifest(site, manifest, '#123456', { code: 'pl', prefix: '/pl' });
  expect(polish).toMatchObject({ lang: 'pl', start_url: './', scope: './' });
  expect(icons[0]?.src).toBe('../icon-192.png');
});
