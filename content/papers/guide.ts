import type { Words } from '../files';
import { fill } from '../texts/fill';
import { wordsOf } from '../texts/wordsOf';
import { type Block, grid, intro, titledText } from './blocks';
import { cover } from './cover';

/**
 * An introduction to the game, in four pages, for people who have never seen it.
 *
 * @param link the absolute address of a page of the site
 */
export function guideBlocks(words: Words, link: (path: string) => string): Block[] {
  const { guide } = words.papers;
  const { idea, field, players, over, runs, outs, watch, come } = guide;
  const pictured = (height: number) => (card: { title: string; description: string; picture: string }) => ({
    blocks: titledText(card),
    picture: { picture: card.picture, alt: wordsOf(words.pictures, card.picture).alt, height },
    tone: 'cream' as const,
  });
  const total = over.balls.reduce((sum, ball) => sum + ball.runs, 0);
  return [
    cover(guide, words, 184),
    ...intro(idea.title, idea.intro),
    { kind: 'steps', items: idea.steps },
    { kind: 'row', cells: [{ tone: 'amber', blocks: titledText(idea.match) }] },
    { kind: 'page' },
    ...intro(field.title, field.intro),
    {
      kind: 'row',
      cells: [
        { blocks: [{ kind: 'field', alt: field.alt }], share: 0.92 },
        { blocks: [{ kind: 'steps', items: field.people }] },
      ],
    },
    ...intro(players.title, players.intro),
    ...grid(players.cards.map(pictured(138)), 4),
    { kind: 'page' },
    ...intro(over.title, over.intro),
    { kind: 'over', alt: over.alt, balls: over.balls },
    { kind: 'text', style: 'strong', text: fill(over.sum, { n: total }) },
    ...intro(runs.title, runs.intro),
    ...grid(
      runs.ways.map(({ picture, ...way }) =>
        picture ? pictured(100)({ ...way, picture }) : { blocks: titledText(way), tone: 'cream' },
      ),
      2,
    ),
    {
      kind: 'row',
      cells: [
        {
          blocks: [],
          picture: { picture: runs.picture, alt: wordsOf(words.pictures, runs.picture).alt, height: 96 },
        },
        { share: 1.6, tone: 'green', blocks: titledText(runs.score) },
      ],
    },
    { kind: 'page' },
    ...intro(outs.title, outs.intro),
    ...grid(outs.ways.slice(0, 3).map(pictured(84)), 3),
    ...grid(
      [
        ...outs.ways.slice(3).map(pictured(84)),
        { tone: 'amber', blocks: [{ kind: 'text', style: 'lead', text: outs.fair }] },
      ],
      3,
    ),
    ...intro(watch.title, watch.intro),
    ...grid(
      watch.points.map((point) => ({ blocks: titledText(point) })),
      2,
    ),
    {
      kind: 'row',
      cells: [
        {
          tone: 'green',
          blocks: [
            ...titledText({ title: come.title, description: come.intro }),
            { kind: 'link', text: come.link, href: link('/schedule') },
          ],
        },
      ],
    },
  ];
}
