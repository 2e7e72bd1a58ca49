/** A phone number as machines read it: `+48000000000`. */
export const plainNumber = (phone: string) => phone.replaceAll(' ', '');

/** The address of a link that calls a phone number. */
export const telHref = (phone: string) => `tel:${plainNumber(phone)}`;

/** An address as printed on paper: `academy.example/schedule`. */
export const addressToRead = (address: string) => address.replaceAll(/^https:\/\/(www\.)?|\/$/g, '');
