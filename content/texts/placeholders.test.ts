import { isPhone } from '../schemas/formats';
import { isPlaceholder } from './placeholders';

it.each(['+1 000 000 000', '+48 000 000 000', '+353 000 000 000'])(
  '%s, which the schema takes until the number is known, is one',
  (phone) => {
    expect(isPhone(phone)).toBe(true);
    expect(isPlaceholder(phone)).toBe(true);
  },
);

it.each(['+48 12 345 67 89', 'hello@academy.pl', '30-001', 'ECB-1234-5678'])('%s is none', (text) => {
  expect(isPlaceholder(text)).toBe(false);
});
