import { stayWhileOffline } from './stayWhileOffline';

afterEach(() => jest.restoreAllMocks());

// jsdom is such a browser: it refuses the selector of an open popover.
it('stays and tells so in a browser without popovers', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  document.body.innerHTML = '<a href="/contact/">Contact</a>';
  const told = new Promise<boolean>((resolve) => {
    stayWhileOffline(resolve);
  });
  const followed = document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(followed).toBe(false);
  await expect(told).resolves.toBe(true);
});
