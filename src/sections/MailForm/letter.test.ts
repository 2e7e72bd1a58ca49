import fc from 'fast-check';
import { composeMail, fitMail, type Letter, mailtoHref } from './letter';

interface Typed {
  name: string;
  email: string;
  message: string;
}

const to = 'sales@vistula-cricket.example';

const write = ({ name, email, message }: Typed) =>
  composeMail({
    to,
    subject: `Feedback from ${name}`,
    details: [
      ['Name', name],
      ['Email', email],
    ],
    message,
  });

/** Decodes a `mailto:` URL like a mail program, without sharing code with the encoder. */
function parse(href: string): { to: string; subject: string; body: string } {
  const { protocol, pathname, search } = new URL(href);
  expect(protocol).toBe('mailto:');
  const fields = new Map(
    search
      .slice(1)
      .split('&')
      .map((field) => {
        const [name = '', value = '', ...rest] = field.split('=');
        expect(rest).toEqual([]);
        return [decodeURIComponent(name), decodeURIComponent(value)] as const;
      }),
  );
  expect([...fields.keys()]).toEqual(['subject', 'body']);
  return {
    to: decodeURIComponent(pathname),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
  };
}

/** A text as it arrives in a mail: lone surrogates, which UTF-8 cannot encode, are replaced. */
const asMail = (text: string) => Buffer.from(text, 'utf8').toString('utf8');
const lines = (text: string) => asMail(text).split(/\r\n|\r|\n/);

const mail = (draft: Typed) => parse(mailtoHref(write(draft)));

const awkward = fc.constantFrom(
  '&',
  '=',
  '?',
  '#',
  '%',
  '%0A',
  '+',
  '"',
  "'",
  '<',
  '\r\n',
  '\n',
  '\r',
  '{name}',
  '$&',
  '🏏',
  'ż',
  '\u00A0',
  '\u2060',
  '\uD83C',
  '\uDFCF',
);
const typed = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(''));

it('carries what was typed, whatever it is', () => {
  fc.assert(
    fc.property(fc.record({ name: typed, email: typed, message: typed }), (draft) => {
      const { subject, body, ...rest } = mail(draft);
      expect(rest.to).toBe(to);
      // But for what only binds letters to a line.
      const plain = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
      expect(subject).toBe(asMail(plain(`Feedback from ${draft.name}`)).replace(/\s*[\r\n]+\s*/g, ' '));
      expect(body.split('\r\n')).toEqual(
        lines(plain(`Name: ${draft.name}\nEmail: ${draft.email}\n\n${draft.message}`)),
      );
    }),
    { numRuns: 500 },
  );
});

it('is an address of plain characters', () => {
  fc.assert(
    fc.property(fc.record({ name: typed, email: typed, message: typed }), (draft) => {
      expect(mailtoHref(write(draft))).toMatch(/^mailto:[\w.@-]+\?subject=[\w.~%-]*&body=[\w.~%-]*$/);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['quotes', `"O'Neill" said`, '%22O%27Neill%22%20said'],
  ['ampersands and equal signs', 'a=1&b=2', 'a%3D1%26b%3D2'],
  ['plus signs and spaces', '1 + 1', '1%20%2B%201'],
  ['lines', 'one\ntwo\r\nthree\rfour', 'one%0D%0Atwo%0D%0Athree%0D%0Afour'],
  ['Polish', 'Żółć', '%C5%BB%C3%B3%C5%82%C4%87'],
  ['half a pair', '\uD83C!', '%EF%BF%BD%21'],
])('writes %s', (_, message, expected) => {
  const href = mailtoHref({ to: 'a@b.example', subject: '', body: message });
  expect(href).toBe(`mailto:a@b.example?subject=&body=${expected}`);
});

it('keeps the subject on one line', () => {
  expect(write({ name: 'Zoë\r\nBcc: all@x.example', email: '', message: '' }).subject).toBe(
    'Feedback from Zoë Bcc: all@x.example',
  );
});

describe('a mail that must fit in an address', () => {
  const rest = '[The rest is on the clipboard.]';
  const limit = 600;
  const shortened = (letter: Letter) => fitMail(letter, limit, rest);
  /**
   * The part of the message that was kept.
   *
   * @throws if the mail was not cut
   */
  const keptOf = ({ body }: Letter) => {
    const end = `\n\n${rest}`;
    if (!body.endsWith(end)) throw new Error('The mail was not cut.');
    return body.slice(0, -end.length);
  };
  const oneNewline = (text: string) => text.replace(/\r\n?/g, '\n');
  const encoded = (text: string) => mailtoHref({ to: '', subject: '', body: text }).length;
  const letters = fc
    .record({
      name: typed,
      email: typed,
      message: fc.array(typed, { maxLength: 60 }).map((all) => all.join(' ')),
    })
    .map(write);
  /** Some hundred short words, each of which fits. */
  const prose = fc
    .array(fc.stringMatching(/^[a-zżółć🏏]{1,12}$/u), { minLength: 200, maxLength: 300 })
    .map((all) => all.join(' '));

  it('never takes more room than there is', () => {
    fc.assert(
      fc.property(letters, (letter) => {
        expect(mailtoHref(shortened(letter)).length).toBeLessThanOrEqual(limit);
      }),
      { numRuns: 500 },
    );
  });

  it('is untouched where it fits', () => {
    fc.assert(
      fc.property(letters, (letter) => {
        fc.pre(mailtoHref(letter).length <= limit);
        expect(shortened(letter)).toBe(letter);
      }),
    );
  });

  it('is a beginning of what was written, with no surrogate pair taken apart', () => {
    fc.assert(
      fc.property(letters, (letter) => {
        const { body } = shortened(letter);
        if (body === letter.body) return;
        const kept = keptOf({ ...letter, body });
        const whole = oneNewline(letter.body);
        expect(whole.startsWith(kept)).toBe(true);
        const [before = '', after = ''] = [kept.at(-1), whole[kept.length]];
        expect(/^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(before + after)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('is cut at a word, as late as there is room', () => {
    fc.assert(
      fc.property(prose, (message) => {
        const cut = shortened(write({ name: 'Ola', email: 'o@a.example', message }));
        const whole = `Name: Ola\nEmail: o@a.example\n\n${message}`;
        const kept = keptOf(cut);
        expect(whole[kept.length]).toMatch(/\s/);
        const next = /^\s*\S+/.exec(whole.slice(kept.length))?.[0] ?? '';
        expect(mailtoHref(cut).length + encoded(next) - encoded('')).toBeGreaterThan(limit);
      }),
    );
  });

  it('is cut inside a word that no mail has room for, and nowhere else', () => {
    const long = 'ż'.repeat(400);
    const { body } = shortened(write({ name: 'Ola', email: '', message: `Hello ${long}` }));
    expect(keptOf({ to, subject: '', body })).toMatch(/Hello ż{20,}$/);
    const short = shortened(
      write({ name: 'Ola', email: '', message: `Hello ${'ż'.repeat(60)} ${'a'.repeat(200)} end` }),
    );
    expect(keptOf(short)).toMatch(/Hello ż{60}$/);
  });

  it('does not split an emoji', () => {
    const { body } = shortened(write({ name: 'Ola', email: '', message: '🏏'.repeat(100) }));
    expect(keptOf({ to, subject: '', body })).toMatch(/\n(🏏){10,}$/u);
  });

  it('shortens a subject that leaves the body no room; the name is in the body still', () => {
    const name = 'Anna Maria '.repeat(20).trim();
    const letter = write({ name, email: '', message: 'Hello' });
    const { subject, body } = shortened(letter);
    expect(letter.subject.startsWith(subject)).toBe(true);
    expect(subject.length).toBeLessThan(letter.subject.length);
    expect(body).toContain(name);
  });
});
