import type { Facts, Words } from '../files';
import type { Block } from './blocks';

/** The contact details, as on the contact page. */
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

/** A URL as printed on paper. */
export const shown = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
