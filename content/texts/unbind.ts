/** Stands where a line must not end, in place of a space. */
export const noBreakSpace = '\u00A0';

/** Has no width, and prevents a line break. */
export const wordJoiner = '\u2060';

/** A text without the characters that bind its lines, for other programs: mail, calendars, search engines. */
export const unbind = (text: string) => text.replaceAll(noBreakSpace, ' ').replaceAll(wordJoiner, '');
