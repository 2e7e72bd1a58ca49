import { words } from '../../tests/fixtures/content';
import { joinFaq } from './faq';

const translated = {
  faq: { ...words.faq, categories: words.faq.categories.map((category) => ({ ...category, name: 'Dział' })) },
};

const anchors = (...args: Parameters<typeof joinFaq>) =>
  joinFaq(...args).categories.map(({ anchor }) => anchor);

it('makes the anchors of the categories from their names', () => {
  expect(anchors(words)).toContain('programs-&-facilities');
});

it('has no invisible characters in an anchor, which nobody could type', () => {
  const [first] = words.faq.categories;
  const bound = {
    faq: {
      ...words.faq,
      categories: first ? [{ ...first, name: 'Grupy U-\u206012 i\u00A0U-\u206016' }] : [],
    },
  };
  expect(anchors(bound)).toEqual(['grupy-u-12-i-u-16']);
});

it('gives every language the anchors of the root', () => {
  expect(anchors(translated, words)).toEqual(anchors(words));
});

it('falls back to the name where the root has fewer categories', () => {
  const fewer = { faq: { ...words.faq, categories: words.faq.categories.slice(0, 1) } };
  expect(anchors(translated, fewer)).toEqual([anchors(words)[0], 'dział', 'dział', 'dział']);
});
