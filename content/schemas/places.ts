import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { IANAZone } from 'luxon';

/** Stands for the number that the academy has not set yet; `check:content -- --live` lists it. */
const phonePlaceholder = /^\+\d{1,3}( 000){3}$/;

/** True for a phone number of any country, written with its country code. */
export function isPhone(text: string): boolean {
  return phonePlaceholder.test(text) || (text.startsWith('+') && isValidNumber(text));
}

// Letters would be read as an extension, or as the keys that they stand on.
const isValidNumber = (text: string) =>
  /^[+\d ()-]+$/.test(text) && (parsePhoneNumberFromString(text)?.isValid() ?? false);

/** True for a country's code of ISO 3166-1, alpha-2. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || reserved.has(code)) return false;
  // Codes that were given up have another, canonical one: UK, SU.
  return countryNames.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What `Intl` has names for and ISO 3166-1 no country: unions, parts of countries, codes for tests. */
const reserved = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

/** True for a zone of the IANA time zone database. */
export function isTimeZone(name: string): boolean {
  return IANAZone.isValidZone(name);
}
