import { deployedAnew } from './deployment';

const fetched = jest.fn();

beforeEach(() => {
  window.fetch = fetched;
  window.___webpackCompilationHash = 'old';
});

const answer = (body: unknown) => fetched.mockResolvedValue({ json: async () => body });

test('asks the host, not the browser’s cache, which build is current', async () => {
  answer({ webpackCompilationHash: 'new' });
  expect(await deployedAnew()).toBe(true);
  expect(fetched).toHaveBeenCalledWith('/page-data/app-data.json', { cache: 'no-store' });
});

test.each([{ webpackCompilationHash: 'old' }, {}, { webpackCompilationHash: 7 }])(
  'does not take %j for a new build',
  async (body) => {
    answer(body);
    expect(await deployedAnew()).toBe(false);
  },
);

test('without a connection there is no new build', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await deployedAnew()).toBe(false);
});
