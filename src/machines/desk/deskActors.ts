import { withPrefix } from 'gatsby';
import { fromCallback, fromPromise } from 'xstate';
import type { Change, Values } from '../../../content/desk/edits';
import { patchOf } from '../../../content/desk/patch';
import type { ChangedFile, DeskContent, Review } from '../../../content/desk/review';
import { askBeforeLeaving } from '../../browser/askBeforeLeaving';
import { download } from '../../browser/download';
import type { Opened } from './deskTypes';
import { keepDraft, readDraft } from './draftStorage';
import type { Model } from './model';
import type { Outcome, Publication } from './publication';
import { workerModel } from './workerModel';
import { writeFiles } from './writeFiles';

/** Never from the cache: after a publication, a host's ten minutes would bring back what the site said before. */
async function fetchContent(signal: AbortSignal): Promise<DeskContent> {
  const response = await fetch(withPrefix('/desk/content.json'), { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`The content was not there: ${response.status}`);
  return response.json();
}

/** The ways in which this site can be published. */
function waysOf({ develop, commit }: DeskContent, values: Values): Pick<Opened, 'way' | 'github'> {
  const { repository } = Object(values['data/site.yaml']);
  return {
    way: develop ? 'develop' : 'patch',
    ...(typeof repository === 'string' && { github: { repository, commit } }),
  };
}

/** Waits for a pause in typing. The next change aborts the wait, and this promise never resolves. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 250);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** The browser's part of the desk machine. */
export const deskActors = {
  actors: {
    open: fromPromise<Opened>(async ({ signal }) => {
      const [content, draft] = await Promise.all([fetchContent(signal), readDraft()]);
      const model = workerModel();
      const opened = await model.open(content);
      return { model, ...waysOf(content, opened.values), ...opened, ...draft };
    }),
    check: fromPromise<Review, { model?: Model; changes: readonly Change[] }>(async ({ input, signal }) => {
      await pause(signal);
      if (!input.model) throw new Error('Nothing is open.');
      return input.model.review(input.changes);
    }),
    keep: fromPromise(
      ({ input }: { input: { changes: readonly Change[]; stamp?: string; anyway: boolean } }) =>
        keepDraft(input.changes, input.stamp, input.anyway),
    ),
    publish: fromPromise<Outcome, { files: readonly ChangedFile[]; publication?: Publication }>(
      async ({ input: { files, publication }, signal }) => {
        if (publication?.way === 'develop') return writeFiles(files);
        if (publication?.way === 'github') {
          // Loaded only now, because few people publish on GitHub.
          const { publishToGitHub } = await import('./github/publishToGitHub');
          return publishToGitHub(publication, files, { signal });
        }
        download('changes.patch', patchOf(files));
        return 'published';
      },
    ),
    askBeforeLeaving: fromCallback(askBeforeLeaving),
  },
};
