import { z } from 'zod';
import { link, pageHead, seo, text, titledIcon } from './primitives';

const tab = z.strictObject({ value: z.string(), label: text(40) });

/** `data/<language>/schedule.yaml`: the sessions calendar and the events. */
export const scheduleWords = z.strictObject({
  seo: seo,
  head: pageHead,
  calendar: z.strictObject({
    title: text(80),
    intro: text(320),
    cityTabsLabel: text(60),
    groupTabsLabel: text(60),
    cities: z.tuple([
      tab.extend({ value: z.literal('krakow'), regular: text(160) }),
      tab.extend({ value: z.literal('warsaw'), regular: text(160) }),
    ]),
    groups: z.tuple([
      tab.extend({ value: z.literal('juniors'), ages: text(120) }),
      tab.extend({ value: z.literal('seniors'), ages: text(120) }),
    ]),
    nextTitle: text(60),
    allOver: text(240),
    none: text(240),
    ask: link,
    perMonth: text(160),
  }),
  events: z.strictObject({
    kicker: text(40),
    title: text(80),
    intro: text(240),
    allOver: text(240),
    none: text(240),
  }),
  info: z.strictObject({
    title: text(80),
    intro: text(240),
    cards: z
      .array(titledIcon.extend({ points: z.array(text(160)).min(1) }).meta({ id: 'InfoCard' }))
      .length(5),
  }),
  register: z.strictObject({ title: text(80), text: text(240), link: link }),
});
