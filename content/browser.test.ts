/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkContent } from './checks/checkContent';
import { joinContent } from './nodes/join';

/** The sample content as a browser would hold it: texts by path. */
function sample(): Map<string, string> {
  const root = resolve(__dirname, '../tests/fixtures/data');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.yaml$/.test(file),
  );
  return new Map(files.map((file) => [`data/${file}`, readFileSync(join(root, file), 'utf8')]));
}

const texts = sample();
const pictures = new Map(
  Object.keys(parse(texts.get('data/en/pictures.yaml') ?? '')).map((key) => [
    `data/images/${key}.jpg`,
    'jpg',
  ]),
);

describe('in a browser, whose policy forbids code made from text', () => {
  beforeAll(() => {
    const forbidden = () => {
      throw new EvalError('script-src');
    };
    jest.spyOn(globalThis, 'Function').mockImplementation(forbidden);
    jest.spyOn(globalThis, 'eval').mockImplementation(forbidden);
  });

  it('the schemas run as they are written', () => {
    expect(typeof document).toBe('object');
    expect(z.config().jitless).toBe(true);
  });

  it('the content model gives content, and the nodes of pages', () => {
    const { content, problems } = checkContent({ texts, pictures });
    expect(problems).toEqual([]);
    const nodes = content ? joinContent(content) : [];
    expect(nodes.filter(({ type }) => type === 'TrainingSession').length).toBeGreaterThan(3);
  });

  it('an edit is checked by the same rules', () => {
    const edited = new Map(texts).set('data/groups.yaml', '- { id: juniors }\n');
    const { content, problems } = checkContent({ texts: edited, pictures });
    expect(content).toBeUndefined();
    expect(problems).toContainEqual({
      file: 'data/en/groups.yaml',
      path: 'seniors',
      message: 'expected an id of data/groups.yaml, got "seniors"',
    });
  });
});
