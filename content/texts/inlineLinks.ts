import { z } from 'zod';

/** A piece of a text: plain, or a link to a page of this site. */
export const textPart = z.object({ text: z.string(), href: z.string().optional() }).meta({ id: 'TextPart' });

type TextPart = z.output<typeof textPart>;

/** `[the calendar](/schedule)` */
const inlineLink = /\[([^[\]]+)\]\(([^()]*)\)/g;

/** Splits a text into plain pieces and links, in order. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: whole, 1: label = '', 2: href = '', index } of text.matchAll(inlineLink)) {
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: label, href });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** The targets of the links in a text. */
export const inlineHrefs = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);
