import { facts, words } from '../../tests/fixtures/content';
import { localesFor } from './locales';

const { languageOffer } = words.interface;
const polish = { ...words, interface: { ...words.interface, languageName: 'Polski' } };
const site = { ...facts, site: { ...facts.site, languages: ['en', 'pl'] } };
const missing = { pl: ['faq' as const] };

it('tells each page of all languages, and offers the others', () => {
  expect(localesFor({ facts: site, words: { en: words, pl: polish }, missing }, 'pl')).toEqual([
    { code: 'en', prefix: '', name: 'English', missing: [], offer: languageOffer },
    { code: 'pl', prefix: '/pl', name: 'Polski', missing: ['faq'] },
  ]);
});
