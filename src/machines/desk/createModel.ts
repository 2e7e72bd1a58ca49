import { answerQuery, type ImageOf } from '../../../content/desk/answerQuery';
import { forms } from '../../../content/desk/forms';
import { planned } from '../../../content/desk/plan';
import { type DeskContent, review, valuesOf } from '../../../content/desk/review';
import { joinContent } from '../../../content/nodes/join';
import type { Model } from './model';

/** The content model of a desk, in the thread that calls it. */
export function createModel(): Model {
  let content: DeskContent = { texts: {}, pictures: {} };
  let valid: ReturnType<typeof review>['content'];
  return {
    open: async (opened) => {
      content = opened;
      return { forms: forms(), values: valuesOf(opened) };
    },
    review: async (changes) => {
      const { content: checked, ...reviewed } = review(content, changes);
      valid = checked ?? valid;
      return reviewed;
    },
    plan: async (plan) => (valid ? planned(plan, valid) : { edits: [], problems: [] }),
    answer: async ({ fields, images, ...around }) => {
      if (!valid) return undefined;
      const imageOf: ImageOf = (path, { sizes }) => {
        const known = images[path] ?? {};
        return known[String(sizes)] ?? known[''] ?? null;
      };
      return answerQuery(fields, { ...around, nodes: joinContent(valid), imageOf });
    },
  };
}
