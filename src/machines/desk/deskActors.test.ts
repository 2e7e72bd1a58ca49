import { createActor, toPromise } from 'xstate';
import { deskOpened } from '../../../tests/fixtures/paths/deskPaths';
import { deskActors } from './deskActors';
import { workerModel } from './workerModel';

jest.mock('./workerModel');

test('the content is what the site says now, not what a cache has kept', async () => {
  const open = async () => ({ forms: deskOpened.forms, values: {} });
  jest.mocked(workerModel).mockReturnValue({ ...deskOpened.model, open });
  const content = { texts: {}, pictures: {} };
  const fetched = jest.fn(async (..._: Parameters<typeof fetch>) => ({
    ok: true,
    json: async () => content,
  }));
  Object.assign(window, { fetch: fetched });
  const opened = await toPromise(createActor(deskActors.actors.open).start());
  expect(opened).toMatchObject({ way: 'patch', changes: [] });
  expect(fetched).toHaveBeenCalledWith('/desk/content.json', expect.objectContaining({ cache: 'no-store' }));
});
