import { z } from 'zod';
import { nodeTypes } from '../../content/nodes/nodeTypes';
import { typeDefs } from './typeDefs';

/** The lines of a type's definition in the schema. */
function definition(schema: string, name: string): string[] {
  const found = schema.split('\n\n').find((part) => part.startsWith(`type ${name} `));
  return found?.split('\n').map((line) => line.trim()) ?? [];
}

describe('types from schemas', () => {
  const link = z.object({ label: z.string(), href: z.string() }).meta({ id: 'ContentLink' });
  const schema = typeDefs({
    Page: z.object({
      title: z.string(),
      subtitle: z.string().optional(),
      count: z.int(),
      share: z.number(),
      open: z.boolean(),
      tags: z.array(z.string()),
      more: z.array(z.string()).optional(),
      pair: z.tuple([z.string(), z.string()]),
      hero: z.object({ start: link, notes: z.array(z.object({ text: z.string() })) }),
      links: z.array(link),
      picture: z.string().meta({ picture: 'CardPicture' }),
      pictures: z.array(z.string().meta({ picture: 'CardPicture' })),
      portrait: z.string().meta({ picture: 'CardPicture' }).optional(),
      color: z.enum(['green', 'red']),
      letter: z.enum(['A+', 'A']),
    }),
  });

  it('gives every node an id, a key and its language', () => {
    expect(definition(schema, 'Page').slice(0, 4)).toEqual([
      'type Page implements Node @dontInfer {',
      'id: ID!',
      'key: String!',
      'locale: String!',
    ]);
  });

  it.each([
    ['what is required is never null', 'title: String!'],
    ['what is optional may be', 'subtitle: String'],
    ['whole numbers', 'count: Int!'],
    ['numbers', 'share: Float!'],
    ['yes and no', 'open: Boolean!'],
    ['lists without holes', 'tags: [String!]!'],
    ['lists that may be missing', 'more: [String!]'],
    ['lists of a fixed length', 'pair: [String!]!'],
    ['nested objects, named by their path', 'hero: PageHero!'],
    ['lists of named objects', 'links: [ContentLink!]!'],
    ['pictures, as links to their nodes', 'picture: Picture! @link'],
    ['lists of pictures', 'pictures: [Picture!]! @link'],
    ['pictures that may be missing', 'portrait: Picture @link'],
    ['choices', 'color: PageColor!'],
    ['choices that GraphQL has no names for, as texts', 'letter: String!'],
  ])('%s', (_, line) => {
    expect(definition(schema, 'Page')).toContain(line);
  });

  it('lists what may be chosen', () => {
    expect(schema).toContain('enum PageColor {\n  green\n  red\n}');
  });

  it('names nested types by their path, or by the id of their schema', () => {
    expect(definition(schema, 'PageHero')).toEqual([
      'type PageHero @dontInfer {',
      'start: ContentLink!',
      'notes: [PageHeroNotes!]!',
      '}',
    ]);
    expect(definition(schema, 'PageHeroNotes')).toContain('text: String!');
    expect(schema.match(/^type ContentLink /gm)).toHaveLength(1);
  });

  it('needs to know what a list is made of', () => {
    expect(() => typeDefs({ Page: z.object({ list: z.tuple([]) }) })).toThrow('A list needs a schema');
  });
});

describe('the types of the site', () => {
  const schema = typeDefs(nodeTypes);

  it('writes each type once', () => {
    const names = [...schema.matchAll(/^type (\w+) /gm)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(Object.keys(nodeTypes)));
  });

  it.each([
    ['CricketEvent', 'picture: Picture! @link'],
    ['CricketEvent', 'starts: String!'],
    ['Leader', 'name: String'],
    ['Leader', 'picture: Picture @link'],
    ['Gallery', 'pictures: [Picture!]! @link'],
    ['LayoutContentNavigationItems', 'desktopItems: Int'],
    ['LayoutContentNavigationItems', 'items: [ContentLink!]'],
    ['LayoutContent', 'interface: LayoutContentInterface!'],
  ])('%s has %s', (type, line) => {
    expect(definition(schema, type)).toContain(line);
  });
});
