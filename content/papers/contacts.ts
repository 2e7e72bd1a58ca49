import type { Facts, Words } from '../files';
import { addressToRead, telHref } from '../texts/contact';
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
      href: telHref(site.phone),
    },
    { kind: 'link', text: addressToRead(page), href: page },
  ];
}
