import { unbind } from '../../../content/texts/unbind';

/** A mail, ready for a mail program. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/** The input of a form. */
export interface Draft {
  to: string;
  subject: string;
  /** Single-line fields, each with its label. */
  details: readonly (readonly [label: string, value: string])[];
  message: string;
}

/**
 * Composes the mail: one line per detail, then the message. Line breaks in the subject become spaces; a mail program may show
 * what binds the site's words to a line.
 */
export function composeMail({ to, subject, details, message }: Draft): Letter {
  const lines = [...details.map(([label, value]) => `${label}: ${value}`), '', message];
  return {
    to,
    subject: unbind(subject).replace(/\s*[\r\n]+\s*/g, ' '),
    body: unbind(lines.join('\n')),
  };
}

/** The `mailto:` URL of a mail (RFC 6068): UTF-8, percent-encoded, with CRLF line ends. */
export function mailtoHref({ to, subject, body }: Letter): string {
  return `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}

/**
 * Shortens a mail to fit into a `mailto:` URL. The body is cut after a word and ends with `rest`, a line that
 * says where to find the rest. The subject is cut first if it takes more than a quarter of the limit, because
 * the body repeats it.
 *
 * @param limit maximum length of the URL, in characters
 */
export function fitMail(mail: Letter, limit: number, rest: string): Letter {
  if (mailtoHref(mail).length <= limit) return mail;
  const short = { ...mail, subject: cut(mail.subject, limit / 4) };
  if (mailtoHref(short).length <= limit) return short;
  const end = `\n\n${rest}`;
  return { ...short, body: cut(mail.body, limit - mailtoHref({ ...short, body: end }).length) + end };
}

/** The beginning of a text, up to `room` encoded characters, cut after a word. */
function cut(text: string, room: number): string {
  let [kept, left] = ['', room];
  for (const word of text.replace(/\r\n?/g, '\n').match(/\s*\S+/g) ?? []) {
    const length = encode(word).length;
    if (length > left) {
      // A word that would not even fit on its own is cut inside.
      return encode(word.trimStart()).length > room ? (kept + beginning(word, left)).trimEnd() : kept;
    }
    kept += word;
    left -= length;
  }
  return kept;
}

/** The beginning of a word, up to `room` encoded characters. Surrogate pairs are not split. */
function beginning(word: string, room: number): string {
  let [kept, left] = ['', room];
  for (const character of word) {
    left -= encode(character).length;
    if (left < 0) return kept;
    kept += character;
  }
  return kept;
}

/**
 * Percent-encodes everything but letters, digits and `-_.~`. Lone surrogates, which are not valid characters,
 * become U+FFFD.
 */
function encode(text: string): string {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n');
  return encodeURIComponent(wellFormed).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
