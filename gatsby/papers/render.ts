import type { Paper } from '../../content/papers/blocks';
import { lay } from './blocks/lay';
import { room } from './drawing/look';
import { flow } from './drawing/pieces';
import { type Findings, type PictureSize, Sheet } from './drawing/sheet';
import type { Tools } from './drawing/tools';

/** A rendered paper. */
export interface Printed {
  pages: number;
  bytes: Buffer;
}

/**
 * Renders a paper. It is drawn twice: the first time shows how many pages there are, where the headings are and how large the
 * pictures are.
 *
 * @param encode encodes the pictures in their sizes
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

/** Findings with all headings, so that the table of contents has its final size in the first drawing, too. */
function draft({ blocks }: Paper): Findings {
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ title: block.text, page: 1 }] : [],
  );
  return { pages: 1, headings, pictures: [] };
}
