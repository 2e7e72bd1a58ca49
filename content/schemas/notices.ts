import { z } from 'zod';
import { timesInOrder } from './changes';
import { idIn, internal, link, localDateTime, slug, text } from './primitives';

/** A city, a group of it, or a group wherever it trains. */
const part = z
  .strictObject({ city: idIn('cities').optional(), group: idIn('groups').optional() })
  .refine(({ city, group }) => city ?? group, { message: 'expected a city, a group or both' });

const where = z.union([z.enum(['all', 'schedule']), part], {
  error: 'expected "all", "schedule" or { city: …, group: … }, or one of the two',
});

/** `data/notices.yaml`: notices above the pages for a period of time, in the order in which they are shown. */
export const noticeFacts = z.array(
  z
    .strictObject({
      id: slug(),
      /** The period in which it is shown, in the academy's time zone. */
      starts: localDateTime(),
      ends: localDateTime(),
      importance: z.enum(['info', 'warning', 'urgent']),
      where: internal(where),
    })
    .refine(...timesInOrder),
);

/** `data/<language>/notices.yaml`: the words of a notice, by its id. */
export const noticeWords = z.strictObject({ title: text(60), text: text(240), link: link.optional() });

/** `data/<language>/interface.yaml`: the words of the controls around notices. */
export const noticeLabels = z.strictObject({ label: text(40), close: text(40) });

/** A notice as pages show it. */
export const noticeContent = z
  .object({
    key: z.string(),
    lang: z.string().optional(),
    importance: noticeFacts.element.shape.importance,
    ...noticeWords.shape,
    /** ISO moments, with the offset of the academy's time zone. */
    starts: z.string(),
    ends: z.string(),
    daysText: z.string(),
    /** Whom it concerns, like `Juniors, Krakow`; undefined if it is for everybody. */
    place: z.string().optional(),
    /** The pages that show it; all pages if the list is empty. */
    pages: z.array(z.object({ href: z.string() })),
  })
  .meta({ id: 'SiteNotice' });
