import fc from 'fast-check';
import { type Draft, mailtoHref, toLetter } from './mailto';

const words = {
  to: 'sales@vistula-cricket.example',
  subject: 'Feedback from {name}',
  name: 'Name',
  email: 'Email',
};

/** Decodes a mail address as a mail program does, and shares no code with what wrote it. */
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

/** What is left of a text once it is a mail: characters only. */
const asMail = (text: string) => Buffer.from(text, 'utf8').toString('utf8');
const lines = (text: string) => asMail(text).split(/\r\n|\r|\n/);

const mail = (draft: Draft) => parse(mailtoHref(toLetter(draft, words)));

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
  '\uD83C',
  '\uDFCF',
);
const typed = fc
  .array(fc.oneof(awkward, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(''));

it('carries what was typed, whatever it is', () => {
  fc.assert(
    fc.property(fc.record({ name: typed, email: typed, message: typed }), (draft) => {
      const { to, subject, body } = mail(draft);
      expect(to).toBe(words.to);
      expect(subject).toBe(asMail(`Feedback from ${draft.name}`).replace(/\s*[\r\n]+\s*/g, ' '));
      expect(body.split('\r\n')).toEqual(
        lines(`Name: ${draft.name}\nEmail: ${draft.email}\n\n${draft.message}`),
      );
    }),
    { numRuns: 500 },
  );
});

it('is an address of plain characters', () => {
  fc.assert(
    fc.property(fc.record({ name: typed, email: typed, message: typed }), (draft) => {
      expect(mailtoHref(toLetter(draft, words))).toMatch(
        /^mailto:[\w.@-]+\?subject=[\w.~%-]*&body=[\w.~%-]*$/,
      );
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
  expect(toLetter({ name: 'Zoë\r\nBcc: all@x.example', email: '', message: '' }, words).subject).toBe(
    'Feedback from Zoë Bcc: all@x.example',
  );
});
