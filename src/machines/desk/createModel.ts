import { answerQuery, type ImageOf } from '../../../content/desk/answerQuery';
import { forms } from '../../../content/desk/forms';
import { planned } from '../../../content/desk/plan';
import { type DeskContent, review, valuesOf } from '../../../content/desk/review';
import { joinContent } from '../../../content/nodes/join';
import type { Model } from './model';

/** The content model of a desk, in the thread that calls it. */
export function createModel(): Model {
  let content: DeskContent = { texts: {}, pictures: {} };
  let right: ReturnType<typeof review>['content'];
  return {
    open: async (opened) => {
      content = opened;
      return { forms: forms(), values: valuesOf(opened) };
    },
    review: async (changes) => {
      const { content: checked, ...reviewed } = review(content, changes);
      right = checked ?? right;
      return reviewed;
    },
    plan: async (plan) => (right ? planned(plan, right) : { edits: [], problems: [] }),
    answer: async ({ asked, images, ...around }) => {
      if (!right) return undefined;
      const imageOf: ImageOf = (path, { sizes }) => {
        const known = images[path] ?? {};
        return known[String(sizes)] ?? known[''] ?? null;
      };
      return answerQuery(asked, { ...around, nodes: joinContent(right), imageOf });
    },
  };
}
