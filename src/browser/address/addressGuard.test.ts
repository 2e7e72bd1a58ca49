import fc from 'fast-check';
import { guardAddress, repair, repairPath } from './addressGuard';

const decodes = (part: string) => {
  decodeURIComponent(part);
  return true;
};

describe('repair', () => {
  it.each(['', '/faq', '#about', '#programs-&-facilities', '?section=team', '/pl/%C5%82', '#100%25'])(
    'leaves %s as it is',
    (part) => {
      expect(repair(part)).toBe(part);
    },
  );

  it.each([
    ['#%', '#%25'],
    ['#%E0%A4%A', '#%25E0%25A4%25A'],
    ['?q=100%', '?q=100%25'],
    ['#%zz', '#%25zz'],
  ])('turns %s into %s', (part, repaired) => {
    expect(repair(part)).toBe(repaired);
  });

  it('never throws; what it returns can be decoded and needs no repair', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('%', '%E0', '%A4', '%25', '%C5%82', '#', '?', '/', 'a', 'ł'))
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(part, (text) => {
        const repaired = repair(text);
        expect(decodes(repaired)).toBe(true);
        expect(repair(repaired)).toBe(repaired);
      }),
    );
  });
});

describe('repairPath', () => {
  it.each(['/', '/coaching/junior/', '/pl/%C5%82/', '/no/such%20page', '/~a.b_c-d!'])(
    'leaves %s as it is',
    (path) => {
      expect(repairPath(path)).toBe(path);
    },
  );

  it.each([
    ['/%', '/-'],
    ['/%E0%A4%A', '/-E0-A4-A'],
    ['/a%25b', '/a-b'],
    ['/a%2fb%3F', '/a-b-'],
    ['/pl/faq/index.html', '/pl/faq/'],
    ['/pl/index', '/pl/'],
    ['/index.html', '/'],
  ])('turns %s into %s', (path, repaired) => {
    expect(repairPath(path)).toBe(repaired);
  });

  it('leaves nothing that is another path when it is decoded and encoded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, encoded) => {
        const { pathname } = new URL(encoded ? encodeURIComponent(text) : text, 'https://a.example/b/');
        const repaired = repairPath(pathname);
        const seen = decodeURIComponent(repaired);
        expect(decodeURIComponent(seen)).toBe(seen);
        expect(decodeURIComponent(encodeURI(seen))).toBe(seen);
      }),
    );
  });
});

describe('guardAddress', () => {
  const visit = (address: string) => window.history.replaceState({ key: 'kept' }, '', address);

  it('repairs the address before the router sees it, and keeps the state of history', () => {
    visit('/faq?q=%#%E0%A4%A');
    guardAddress();
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/faq?q=%25#%25E0%25A4%25A',
    );
    expect(window.history.state).toEqual({ key: 'kept' });
  });

  it('repairs it again on Back, ahead of the router', () => {
    guardAddress();
    const seen: string[] = [];
    const router = () => seen.push(window.location.hash);
    window.addEventListener('popstate', router);
    visit('/#%');
    window.dispatchEvent(new PopStateEvent('popstate'));
    window.removeEventListener('popstate', router);
    expect(seen).toEqual(['#%25']);
  });

  it('does not touch an address that is fine', () => {
    const replace = jest.spyOn(window.history, 'replaceState');
    visit('/schedule#upcoming-events');
    replace.mockClear();
    guardAddress();
    expect(replace).not.toHaveBeenCalled();
  });
});
