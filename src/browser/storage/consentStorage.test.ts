import { readAcceptance, removeAcceptance, storeAcceptance } from './consentStorage';

const record = { version: 1, time: '2025-09-01T10:00:00.000Z', language: 'en' } as const;

/** Storage whose named methods throw. */
function broken(...methods: (keyof Storage)[]): Storage {
  return new Proxy(localStorage, {
    get: (storage, name) => {
      if (methods.some((method) => method === name)) {
        return () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }
      const value: unknown = Reflect.get(storage, name);
      return typeof value === 'function' ? value.bind(storage) : value;
    },
  });
}

beforeEach(() => localStorage.clear());

test('stores the promised key and value, and the record beside it', () => {
  storeAcceptance(localStorage, record);
  expect(localStorage.getItem('cookie-consent')).toBe('accepted');
  expect(JSON.parse(localStorage.getItem('cookie-consent-record') ?? '')).toEqual(record);
  expect(readAcceptance(localStorage, 1)).toBe(true);
});

test('acceptance of another version does not count, without a record it does', () => {
  storeAcceptance(localStorage, record);
  expect(readAcceptance(localStorage, 2)).toBe(false);
  localStorage.removeItem('cookie-consent-record');
  expect(readAcceptance(localStorage, 2)).toBe(true);
});

test.each(['', 'declined', 'ACCEPTED', 'true', '{"accepted":true}', 'accepted '])(
  'the foreign value %j is no acceptance',
  (value) => {
    localStorage.setItem('cookie-consent', value);
    expect(readAcceptance(localStorage, 1)).toBe(false);
  },
);

test.each(['', '{', 'null', '7', '"1"', '[]', '{"version":"1"}'])(
  'the foreign record %j says no version',
  (value) => {
    localStorage.setItem('cookie-consent', 'accepted');
    localStorage.setItem('cookie-consent-record', value);
    expect(readAcceptance(localStorage, 1)).toBe(true);
  },
);

test('throws when reading or writing throws', () => {
  expect(() => readAcceptance(broken('getItem'), 1)).toThrow('quota');
  expect(() => storeAcceptance(broken('setItem'), record)).toThrow('quota');
  expect(() => removeAcceptance(broken('removeItem'))).toThrow('quota');
});

test('storage with room for the first entry alone is left empty', () => {
  const storage = broken();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {});
  setItem.mockImplementationOnce(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  expect(() => storeAcceptance(storage, record)).toThrow('quota');
  expect(localStorage).toHaveLength(0);
});

test('withdrawing removes both entries', () => {
  storeAcceptance(localStorage, record);
  removeAcceptance(localStorage);
  expect(localStorage).toHaveLength(0);
});
