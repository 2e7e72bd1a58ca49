import { workerModel } from './workerModel';

test('a new model ends the worker of the one before, which holds all content, too', () => {
  const ended: string[] = [];
  let started = 0;
  class Stub {
    #name = `${++started}`;
    terminate = () => ended.push(this.#name);
  }
  Object.assign(window, { Worker: Stub });
  workerModel();
  expect(ended).toEqual([]);
  workerModel();
  expect(ended).toEqual(['1']);
  workerModel();
  expect(ended).toEqual(['1', '2']);
});
