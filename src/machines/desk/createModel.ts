import { answerQuery, type ImageOf } from '../../../content/desk/answerQuery';
import { type Change, drafted, type Values } from '../../../content/desk/edits';
import { forms } from '../../../content/desk/forms';
import { newProblems } from '../../../content/desk/places';
import { planned } from '../../../content/desk/plan';
import { type DeskContent, review, valuesOf } from '../../../content/desk/review';
import { joinContent } from '../../../content/nodes/join';
import type { Model } from './model';

/** The content model of a desk, in the thread that calls it. */
export function createModel(): Model {
  let content: DeskContent = { texts: {}, pictures: {} };
  let values: Values = {};
  let valid: ReturnType<typeof review>['content'];
  return {
    open: async (opened) => {
      content = opened;
      values = valuesOf(opened);
      return { forms: forms(), values };
    },
    review: async (changes) => {
      const { content: checked, ...reviewed } = review(content, changes);
      valid = checked ?? valid;
      return reviewed;
    },
    mistakes: async ({ changes, edits }) => {
      const checked = (draft: readonly Change[]) => ({
        values: drafted(values, draft),
        problems: review(content, draft).problems,
      });
      return newProblems(checked(changes), checked([...changes, { id: 'trial', edits }]));
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
