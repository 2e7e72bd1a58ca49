import { queryFields } from './queries';

it('fragments are put in, aliases and arguments kept, and fields that are asked for twice merged', () => {
  const text = `
    query Page($locale: String!) {
      faq: faqContent(locale: { eq: $locale }) { ...Head head { title } ... on FaqContent { more } }
      all: allEvent(sort: { starts: ASC }, limit: 3) { nodes { key } }
    }
    fragment Head on FaqContent { head { subtitle: kicker } }
  `;
  const field = (name: string, fields?: object[], as = name) => ({ name, as, ...(fields && { fields }) });
  expect(queryFields(text)).toEqual([
    {
      ...field('faqContent', [
        field('head', [field('kicker', undefined, 'subtitle'), field('title')]),
        field('more'),
      ]),
      as: 'faq',
      args: { locale: { eq: { variable: 'locale' } } },
    },
    {
      ...field('allEvent', [field('nodes', [field('key')])]),
      as: 'all',
      args: { sort: { starts: 'ASC' }, limit: 3 },
    },
  ]);
});

it('a text that is no query is an error', () => {
  expect(() => queryFields('fragment Head on FaqContent { head }')).toThrow('Expected a query.');
  expect(() => queryFields('{')).toThrow(/Syntax Error/);
});
