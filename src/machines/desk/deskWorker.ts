import { createModel } from './createModel';
import type { Answer, Question } from './model';

// A worker, so that checking the content does not block typing.
const model = createModel();

self.onmessage = async ({ data: { id, ask, input } }: MessageEvent<Question>) => {
  const answer = (content: Answer) => self.postMessage(content);
  try {
    const method: (input: never) => Promise<unknown> = model[ask];
    answer({ id, output: await Reflect.apply(method, model, [input]) });
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
