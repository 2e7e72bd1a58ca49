/** A mail, ready to be handed to a mail program. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/** What a form gives to be made a mail of. */
export interface Draft {
  to: string;
  subject: string;
  /** What is asked for in single lines, each with its label. */
  details: readonly (readonly [label: string, value: string])[];
  message: string;
}

/** The mail for a draft: the details first, a line each, the message below. The subject is a single line. */
export function composeMail({ to, subject, details, message }: Draft): Letter {
  return {
    to,
    subject: subject.replace(/\s*[\r\n]+\s*/g, ' '),
    body: [...details.map(([label, value]) => `${label}: ${value}`), '', message].join('\n'),
  };
}

/** The `mailto:` address of a mail (RFC 6068): UTF-8, percent-encoded, lines end with CRLF. */
export function mailtoHref({ to, subject, body }: Letter): string {
  return `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}

/**
 * As much of a mail as fits in an address, cut at a word; then `rest`, a line that says where the rest is. A mail that
 * fits stays as it is. A long subject, which the body repeats, leaves room for the body first.
 *
 * @param limit characters of the address
 */
export function fitMail(mail: Letter, limit: number, rest: string): Letter {
  if (mailtoHref(mail).length <= limit) return mail;
  const short = { ...mail, subject: cut(mail.subject, limit / 4) };
  if (mailtoHref(short).length <= limit) return short;
  const end = `\n\n${rest}`;
  return { ...short, body: cut(mail.body, limit - mailtoHref({ ...short, body: end }).length) + end };
}

/** The beginning of a text that takes no more encoded characters than there is room for. It ends with a word. */
function cut(text: string, room: number): string {
  let [kept, left] = ['', room];
  for (const word of text.replace(/\r\n?/g, '\n').match(/\s*\S+/g) ?? []) {
    const length = encode(word).length;
    if (length > left) {
      // There is no mail that such a word fits in: it is cut itself.
      return encode(word.trimStart()).length > room ? (kept + beginning(word, left)).trimEnd() : kept;
    }
    kept += word;
    left -= length;
  }
  return kept;
}

/** The first characters of a word; no surrogate pair is taken apart. */
function beginning(word: string, room: number): string {
  let [kept, left] = ['', room];
  for (const character of word) {
    left -= encode(character).length;
    if (left < 0) return kept;
    kept += character;
  }
  return kept;
}

/** Percent-encodes all but letters, digits and `-_.~`. Half a surrogate pair, which is no character, becomes U+FFFD. */
function encode(text: string): string {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n');
  return encodeURIComponent(wellFormed).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
