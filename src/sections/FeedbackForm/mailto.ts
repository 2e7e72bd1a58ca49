/** What a visitor writes. */
export interface Draft {
  name: string;
  email: string;
  message: string;
}

/** A mail, ready to be handed to a mail program. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/** The mail for a draft: name and address first, the message below. The subject is a single line. */
export function toLetter(
  draft: Draft,
  words: { to: string; subject: string; name: string; email: string },
): Letter {
  const { name, email, message } = draft;
  return {
    to: words.to,
    subject: words.subject.replaceAll('{name}', () => name).replace(/\s*[\r\n]+\s*/g, ' '),
    body: `${words.name}: ${name}\n${words.email}: ${email}\n\n${message}`,
  };
}

/** The `mailto:` address of a mail (RFC 6068): UTF-8, percent-encoded, lines end with CRLF. */
export function mailtoHref({ to, subject, body }: Letter): string {
  return `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}

/** Percent-encodes all but letters, digits and `-_.~`. Half a surrogate pair, which is no character, becomes U+FFFD. */
function encode(text: string): string {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r\n?|\n/g, '\r\n');
  return encodeURIComponent(wellFormed).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
