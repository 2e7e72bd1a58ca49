import { closePhoto, openPhoto, parsePhoto, photoHash, replacePhoto } from './photoAddress';

describe('parsePhoto', () => {
  it('reads what photoHash writes', () => {
    const photo = { collection: 'presidents-cup', index: 2 };
    expect(photoHash(photo)).toBe('photo=presidents-cup/3');
    expect(parsePhoto(photoHash(photo))).toEqual(photo);
  });

  it('reads an address that was encoded on its way', () => {
    expect(parsePhoto('photo=presidents-cup%2F3')).toEqual({ collection: 'presidents-cup', index: 2 });
  });

  it.each([
    '',
    'photo',
    'photo=',
    'photo=cup',
    'photo=cup/0',
    'photo=cup/-1',
    'photo=cup/1x',
    'photo=cup/1/2',
    'photo=../1',
    'upcoming-events',
  ])('ignores %p', (hash) => {
    expect(parsePhoto(hash)).toBeUndefined();
  });
});

describe('the address', () => {
  beforeEach(() => {
    window.history.replaceState({ key: 'gatsby' }, '', '/gallery/');
  });

  const backAgain = () =>
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

  it('is the page’s again after a picture that was opened here, one step back', async () => {
    const length = window.history.length;
    openPhoto({ collection: 'cup', index: 0 });
    replacePhoto({ collection: 'cup', index: 1 });
    expect(window.location.hash).toBe('#photo=cup/2');
    expect(window.history.state).toEqual({ key: 'gatsby', inPage: true });
    expect(window.history.length).toBe(length + 1);

    const back = backAgain();
    closePhoto('');
    closePhoto('');
    await back;
    expect(window.location.href).toMatch(/\/gallery\/$/);
    expect(window.history.state).toEqual({ key: 'gatsby' });
  });

  it('loses the picture that it was opened with', () => {
    window.history.replaceState(null, '', '/gallery/?from=mail#photo=cup/2');
    closePhoto('');
    expect(window.location.href).toMatch(/\/gallery\/\?from=mail$/);
  });

  it('is the tab’s again where it was opened with the picture', () => {
    window.history.replaceState(null, '', '/gallery/#photo=cup/2');
    closePhoto('cup');
    expect(window.location.href).toMatch(/\/gallery\/#cup$/);
  });

  it('is left alone when no picture is in it', () => {
    window.history.replaceState(null, '', '/gallery/#teams');
    closePhoto('');
    expect(window.location.hash).toBe('#teams');
  });
});
