import type { CreateNodeArgs } from 'gatsby';
import { Project } from '../../tests/fixtures/project';
import { createContentNodes, onDataFile, startWatching } from './nodes';

let project: Project;
beforeEach(() => {
  project = new Project();
});
afterEach(() => project.dispose());

/** The parts of Gatsby's API that the node functions use. */
function gatsby() {
  const createNode = jest.fn();
  const reporter = { panic: jest.fn(), error: jest.fn() };
  const api = Object.assign(Object.create(null) as CreateNodeArgs, {
    actions: { createNode },
    reporter,
    createContentDigest: (value: unknown) => JSON.stringify(value),
    store: { getState: () => ({ program: { directory: project.root } }) },
  });
  return { api, createNode, reporter };
}

const spoil = () => project.edit('data/events.yaml', (events) => events.setIn([1, 'starts'], 'Sep 13'));
const said =
  'The content in data/ has 1 mistake:\n  data/events.yaml › [1].starts: expected an ISO date, got "Sep 13"';

it('makes a node of every piece of content', () => {
  const { api, createNode } = gatsby();
  createContentNodes(api);
  expect(createNode).toHaveBeenCalledWith(
    expect.objectContaining({
      id: 'CricketEvent:en:tour',
      key: 'tour',
      locale: 'en',
      title: 'Tour',
      parent: null,
      children: [],
      internal: expect.objectContaining({ type: 'CricketEvent' }),
    }),
  );
});

it('stops a build at a mistake', () => {
  spoil();
  const { api, createNode, reporter } = gatsby();
  createContentNodes(api);
  expect(reporter.panic).toHaveBeenCalledWith(said);
  expect(createNode).not.toHaveBeenCalled();
});

describe('while developing', () => {
  const file = (sourceInstanceName: string) => ({ sourceInstanceName, internal: { type: 'File' } });

  it('reads data/ again when one of its files has changed, and goes on after a mistake', () => {
    const { api, createNode, reporter } = gatsby();
    onDataFile(Object.assign(api, { node: file('data') }));
    expect(createNode).not.toHaveBeenCalled();

    startWatching();
    onDataFile(Object.assign(api, { node: file('images') }));
    expect(createNode).not.toHaveBeenCalled();
    onDataFile(Object.assign(api, { node: file('data') }));
    const before = createNode.mock.calls.length;
    expect(before).toBeGreaterThan(0);

    spoil();
    onDataFile(Object.assign(api, { node: file('data') }));
    expect(reporter.error).toHaveBeenCalledWith(said);
    expect(reporter.panic).not.toHaveBeenCalled();
    expect(createNode).toHaveBeenCalledTimes(before);
  });
});
