import type { Block, Paper } from '../../../content/papers/blocks';
import { readTools } from '../drawing/tools';
import { render } from '../render';

const tools = readTools(process.cwd());

/** Two cells beside each other, the first with a picture above so many paragraphs. */
const row = (paragraphs: number): Paper => ({
  key: 'guide',
  path: '/papers/guide.pdf',
  lang: 'en',
  title: 'Guide',
  author: 'Academy',
  blocks: [
    {
      kind: 'row',
      cells: [
        {
          tone: 'green',
          picture: { picture: 'events/sample', alt: 'The field', height: 90 },
          blocks: Array.from({ length: paragraphs }, (): Block => ({ kind: 'text', text: 'A long over.' })),
        },
        { blocks: [{ kind: 'text', text: 'Beside it.' }] },
      ],
    },
  ],
});

it.each([
  [3, 1],
  [120, 4],
])('a row with %i paragraphs keeps its picture, on %i pages', async (paragraphs, pages) => {
  const encode = jest.fn(async () => new Map<string, Buffer>());
  const printed = await render(row(paragraphs), tools, encode);
  expect(printed.pages).toBe(pages);
  expect(encode).toHaveBeenCalledWith([expect.objectContaining({ picture: 'events/sample', height: 90 })]);
});
