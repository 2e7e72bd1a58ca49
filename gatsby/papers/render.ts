import type { Paper } from '../../content/papers/blocks';
import { lay } from './blocks/lay';
import { room } from './drawing/look';
import { flow } from './drawing/pieces';
import { type Findings, type PictureSize, Sheet } from './drawing/sheet';
import type { Tools } from './drawing/tools';

/** A paper that has been made. */
export interface Printed {
  pages: number;
  bytes: Buffer;
}

/**
 * Makes a paper. It is drawn twice: the first time tells how many pages there are, on which of them each heading stands and
 * how large every picture is.
 *
 * @param encode makes the file of each picture in its size
 */
export async function render(
  paper: Paper,
  tools: Tools,
  encode: (pictures: readonly PictureSize[]) => Promise<ReadonlyMap<string, Buffer>>,
): Promise<Printed> {
  const first = drawn(new Sheet(paper, tools, draft(paper)), paper);
  const { pages, pictures } = first.findings;
  const second = drawn(new Sheet(paper, tools, first.findings, await encode(pictures)), paper);
  return { pages, bytes: await second.end() };
}

function drawn(sheet: Sheet, { blocks }: Paper): Sheet {
  flow(sheet, lay(sheet, blocks, room.width));
  return sheet;
}

/** Findings with the headings that there will be, so that the list of contents has its size in the first drawing, too. */
function draft({ blocks }: Paper): Findings {
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ title: block.text, page: 1 }] : [],
  );
  return { pages: 1, headings, pictures: [] };
}
