import { createModel } from './createModel';
import type { Answer, Question } from './model';

// The thread in which the desk's content is checked: nobody who types waits for it.
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
