import type { Answer, Model, Question } from './model';

interface Waiting {
  resolve: (output: never) => void;
  reject: (error: Error) => void;
}

let current: Worker | undefined;

/** The content model, in a worker. It ends the one before, which holds all content, too. */
export function workerModel(): Model {
  current?.terminate();
  const worker = new Worker(new URL('./deskWorker.ts', import.meta.url));
  current = worker;
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) asked?.reject(new Error(data.error));
    // The output has the type that `Model` declares for this function; the compiler cannot know that.
    else Reflect.apply(asked?.resolve ?? (() => undefined), undefined, [data.output]);
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'The worker did not start.'));
    waiting.clear();
  };
  const ask = <T>(name: Question['ask'], input: unknown) =>
    new Promise<T>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, ask: name, input } satisfies Question);
    });
  return {
    open: (content) => ask('open', content),
    review: (changes) => ask('review', changes),
    mistakes: (trial) => ask('mistakes', trial),
    plan: (plan) => ask('plan', plan),
    answer: (query) => ask('answer', query),
  };
}
