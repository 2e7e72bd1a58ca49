import { bind, bindTexts } from './typography';

/** A space that does not break is written `~`, as in TeX, and a word joiner `^`. */
const bound = (text: string, locale = 'pl') =>
  bind(text, locale).replaceAll('\u00A0', '~').replaceAll('\u2060', '^');

it.each([
  ['Trenujemy w soboty w Krakowie.', 'Trenujemy w~soboty w~Krakowie.'],
  ['I w domu, i u siebie.', 'I~w~domu, i~u~siebie.'],
  ['Zobacz „Z nami”', 'Zobacz „Z~nami”'],
  ['{cities} i {inCities}', '{cities} i~{inCities}'],
  ['a [kalendarz](/schedule)', 'a~[kalendarz](/schedule)'],
  ['Od 5 lat, 4 treningi i 2 razy', 'Od 5~lat, 4~treningi i~2~razy'],
  ['6–7 września 2025', '6–^7~września~2025'],
  ['godz. 18:00–21:00', 'godz. 18:00–^21:00'],
  ['wrzesień–luty, U-12 i U-16', 'wrzesień–luty, U-^12 i~U-^16'],
  ['Od 2023 roku, w lipcu 2023 trenowały', 'Od 2023~roku, w~lipcu~2023 trenowały'],
  ['Ocena jesienno-zimowa', 'Ocena jesienno-^zimowa'],
  ['Na poziomie 1 trener', 'Na poziomie~1 trener'],
  ['nr 5, art. 6 ust. 1 lit. f RODO', 'nr~5, art.~6 ust.~1 lit.~f RODO'],
  ['Kategoria A daje, kategorie A+, A i B', 'Kategoria~A daje, kategorie~A+, A~i~B'],
  ['Liczymy na was – na ciebie', 'Liczymy na was~– na ciebie'],
])('binds %s', (text, expected) => {
  expect(bound(text)).toBe(expected);
});

it.each([
  'Siatki 24/7 dla was',
  'nauka konstantynopolitańsko-krakowska',
  'ECB-0000-0000',
  '+48 000 000 000',
  'e-mail na adres',
  'home/hero-wide',
  'item-0-1',
  'hello@example.com',
])('leaves %s', (text) => {
  expect(bound(text)).toBe(text);
});

it('binds once, and in the languages that have rules', () => {
  expect(bind(bind('i w domu – o 5 lat', 'pl'), 'pl')).toBe(bind('i w domu – o 5 lat', 'pl'));
  expect(bound('I am in a park', 'en')).toBe('I am in a park');
});

it('leaves what other programs read, and takes each language by its own rules', () => {
  const words = {
    seo: { title: 'Krykiet w Polsce' },
    form: { subject: 'Opinia o {name}', points: ['w hali', 3] },
    languages: { en: { text: 'a box' }, pl: { text: 'o nas' } },
  };
  expect(bindTexts(words, 'en')).toEqual({
    ...words,
    languages: { en: { text: 'a box' }, pl: { text: 'o\u00A0nas' } },
  });
  expect(bindTexts(words, 'pl')).toEqual({
    ...words,
    form: { subject: 'Opinia o {name}', points: ['w\u00A0hali', 3] },
    languages: { en: { text: 'a box' }, pl: { text: 'o\u00A0nas' } },
  });
});
