import type { ContentNode } from '../nodes/join';
import { answerQuery, type QueryField } from './answerQuery';

const node = (type: ContentNode['type'], key: string, fields: object, locale = 'en'): ContentNode => ({
  type,
  key,
  locale,
  fields,
});

const nodes = [
  node('FaqContent', 'FaqContent', { head: { title: 'Questions', picture: 'Picture:en:heads/faq' } }),
  node('FaqContent', 'FaqContent', { head: { title: 'Pytania' } }, 'pl'),
  node('Milestone', 'second', { month: '2024-02', order: 10, icon: 'bat' }),
  node('Milestone', 'first', { month: '2023-07', order: 9 }),
  node('Leader', 'ceo', { pages: ['home', 'about'] }),
  node('Leader', 'coach', { pages: ['home'] }),
  node('Picture', 'heads/faq', { alt: 'A bat', path: 'images/heads/faq.png' }),
];

const locale = { locale: { eq: { variable: 'locale' } } };
const answer = (query: readonly QueryField[], variables: object = { locale: 'en' }, built = {}) =>
  answerQuery<Readonly<Record<string, unknown>>>(query, {
    nodes,
    variables: { ...variables },
    built,
    imageOf: (path, { sizes }) => `${path} at ${sizes}`,
  });
const field = (name: string, fields?: readonly QueryField[]): QueryField => ({ name, as: name, fields });
const key = [field('key')];

it('a node is found by its arguments, and gives what is asked for alone', () => {
  const head = [field('head', [{ ...field('title'), as: 'heading' }, field('subtitle')])];
  const query = [{ name: 'faqContent', as: 'faq', args: locale, fields: head }];
  expect(answer(query)).toEqual({ faq: { head: { heading: 'Questions', subtitle: null } } });
  expect(answer(query, { locale: 'pl' })).toEqual({ faq: { head: { heading: 'Pytania', subtitle: null } } });
  expect(answer(query, { locale: 'de' })).toEqual({ faq: null });
});

it('a list is filtered and sorted, by texts and by numbers', () => {
  const all = (name: string, args: object) => [
    { name, as: 'all', args: { ...args }, fields: [field('nodes', key)] },
  ];
  const keys = (query: readonly QueryField[]) =>
    Object(answer(query).all).nodes.map((one: { key: string }) => one.key);
  expect(keys(all('allMilestone', { sort: { month: 'ASC' } }))).toEqual(['first', 'second']);
  expect(keys(all('allMilestone', { sort: { month: 'DESC' } }))).toEqual(['second', 'first']);
  expect(keys(all('allMilestone', { sort: { order: 'ASC' } }))).toEqual(['first', 'second']);
  expect(keys(all('allMilestone', {}))).toEqual(['second', 'first']);
  expect(keys(all('allLeader', { filter: { pages: { eq: 'about' } } }))).toEqual(['ceo']);
  expect(keys(all('allVenue', {}))).toEqual([]);
});

it('a picture is the node that its id names, with its image for the place that asks', () => {
  const image = { name: 'gatsbyImageData', as: 'image', args: { sizes: '100vw' } };
  const picture = field('picture', [field('alt'), field('file', [field('childImageSharp', [image])])]);
  const query = [{ name: 'faqContent', as: 'faq', args: locale, fields: [field('head', [picture])] }];
  const shown = { alt: 'A bat', file: { childImageSharp: { image: 'images/heads/faq.png at 100vw' } } };
  expect(answer(query)).toEqual({ faq: { head: { picture: shown } } });
  expect(answer(query, { locale: 'pl' })).toEqual({ faq: { head: { picture: null } } });
});

it('what no file of the content says is as it was built', () => {
  const papers = { nodes: [{ href: '/papers/pathway.pdf' }] };
  expect(answer([{ name: 'allPaper', as: 'papers' }], {}, { papers })).toEqual({ papers });
});
