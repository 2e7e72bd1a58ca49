import type { Facts, Words } from '../files';
import type { Block } from './blocks';

/** Whom to ask: the addresses of the contact page. */
export function askBlocks(
  { site }: Pick<Facts, 'site'>,
  { contact }: Pick<Words, 'contact'>,
  link: (path: string) => string,
): Block[] {
  const page = link('/contact');
  return [
    {
      kind: 'link',
      text: `${contact.general.email}: ${site.emails.contact}`,
      href: `mailto:${site.emails.contact}`,
    },
    {
      kind: 'link',
      text: `${contact.general.phone}: ${site.phone}`,
      href: `tel:${site.phone.replaceAll(' ', '')}`,
    },
    { kind: 'link', text: shown(page), href: page },
  ];
}

/** An address as people write it on paper. */
export const shown = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
