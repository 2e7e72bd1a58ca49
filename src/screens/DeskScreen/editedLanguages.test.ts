import { editedLanguages } from './editedLanguages';

const english = { code: 'en', name: 'English', prefix: '' };
const files = {
  'data/site.yaml': {},
  'data/en/faq.yaml': {},
  'data/pl/faq.yaml': {},
  'data/pl/interface.yaml': { languageName: 'Polski' },
  'data/cs/faq.yaml': {},
};

it('adds the languages that are not published, whose words are checked, too', () => {
  expect(editedLanguages([english], files)).toEqual([
    english,
    { code: 'pl', name: 'Polski', prefix: '' },
    { code: 'cs', name: 'cs', prefix: '' },
  ]);
});

it('has each language once', () => {
  const published = [
    english,
    { code: 'pl', name: 'Polski', prefix: '/pl' },
    { code: 'cs', name: 'Čeština', prefix: '/cs' },
  ];
  expect(editedLanguages(published, files)).toEqual(published);
});
