import { noBreakSpace, wordJoiner } from '../texts/unbind';

/** Where a line must not end, applied in this order: after the group or, if a space follows, at that space. */
const bound: Readonly<Record<string, readonly RegExp[]>> = {
  pl: [
    // „poziom 2”, „art. 6”, „kategoria A”: a number belongs to its noun.
    /(?<!\p{L})([Nn]r|ul\.|art\.|ust\.|[Pp]oziom\p{Ll}*|[Kk]ategori\p{Ll}*|Level) (?=\p{N}|[AB](?![\p{L}\p{N}]))/gu,
    /(?<!\p{L})(lit\.|pkt) (?=[\p{Ll}\p{N}](?!\p{L}))/gu,
    // „5 lat”, „4 treningi”, „2023 roku”: and a noun to its number.
    /(?<![\p{L}\p{N}\u00A0/:.,-])(\p{N}{1,3}) (?=\p{Ll}{3}|zł|km)/gu,
    /(?<!\p{N})(\p{N}{4}) (?=r\.|rok)/gu,
    // „lipiec 2023”: a year begins no line.
    /(\p{Ll}{3}) (?=(?:19|20)\p{N}{2}(?!\p{N}))/gu,
    // „w Krakowie”: a word of one letter belongs to the next one.
    /(?<![\p{L}\p{N}\u00A0'’-])([AIOUWZaiouwz]) (?=\S)/gu,
    // A dash ends a line, but begins none.
    /(\S) (?=– )/gu,
    // „18:00–21:00”, „U-12”: nor does a range end it, or a hyphen.
    /(\p{N}–|(?<!\p{L})\p{Lu}-)(?=\p{N})/gu,
    // „jesienno-zimowa”: nor the hyphen of an adjective that is short enough for a phone's line.
    /(?<![\p{L}\p{N}/._-])(\p{L}{3,8}o-)(?=\p{Ll}{3,8}(?![\p{L}/._-]))/gu,
  ],
};

/** A text with non-breaking spaces where the language's typography requires them. */
export function bind(text: string, locale: string): string {
  return (bound[locale] ?? []).reduce(
    (result, place) =>
      result.replace(
        place,
        (found, before: string) => before + (found === before ? wordJoiner : noBreakSpace),
      ),
    text,
  );
}

/** Fields that other programs read, such as search engines, mail programs or a phone's home screen. */
const unbound = ['seo', 'manifest', 'subject', 'restCopied', 'restKept'];

/**
 * A copy of a language's words in which every text that a page shows is {@link bind | bound}. What stands below `languages`
 * is in the language that its key says: the consent dialog and the privacy policy are in both on every page.
 */
export function bindTexts(words: unknown, locale: string, name = ''): unknown {
  if (typeof words === 'string') return bind(words, locale);
  if (Array.isArray(words)) return words.map((entry) => bindTexts(entry, locale, name));
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, entry]) => [
      key,
      unbound.includes(key) ? entry : bindTexts(entry, name === 'languages' ? key : locale, key),
    ]),
  );
}
