import { z } from 'zod';
import { internal } from '../../content/schemas/primitives';
import { fragments } from './fragments';

const link = z.object({ label: z.string(), href: z.string() }).meta({ id: 'ContentLink' });
const tile = z.object({ title: z.string() });
const session = z.object({
  key: z.string(),
  title: z.string(),
  revision: internal(z.int()),
  price: z.string().optional(),
  consent: internal(z.object({ date: z.string() })),
  hidden: z.object({ order: internal(z.int()) }),
  link,
  parts: z.array(z.object({ text: z.string(), picture: z.string().meta({ picture: 'CardPicture' }) })),
});

const written = fragments({ Session: session }, { SessionTile: { on: 'Session', fields: tile } });
const named = (name: string) => written.find((text) => text.startsWith(`fragment ${name} on `));

it('selects all fields but the internal ones, however deep, and pictures in their variant', () => {
  expect(named('Session')).toBe(
    'fragment Session on Session { key title price link { label href } parts { text picture { ...CardPicture } } }',
  );
});

it('selects what is nested by itself, too', () => {
  expect(named('ContentLink')).toBe('fragment ContentLink on ContentLink { label href }');
  expect(named('SessionParts')).toBe(
    'fragment SessionParts on SessionParts { text picture { ...CardPicture } }',
  );
});

it('selects less where a view says so', () => {
  expect(named('SessionTile')).toBe('fragment SessionTile on Session { title }');
});

it('writes nothing for a type of which nothing is to be shown', () => {
  expect(named('SessionHidden')).toBeUndefined();
});
