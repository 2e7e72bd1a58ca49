import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { renderSVG } from 'uqr';
import { nodeTypes } from '../../content/nodes/nodeTypes';
import { clear } from '../hosting/clear';
import { siteAddress } from '../hosting/siteAddress';
import { localesOf } from '../pages/locales';

const tabs = nodeTypes.ScheduleContent.shape.calendar.pick({ cities: true, groups: true });

/** A QR code as SVG: black on white, with the margin that scanners need. */
export const codeSvg = (text: string): string => renderSVG(text, { ecc: 'M', border: 4, pixelSize: 1 });

/**
 * Writes the code of each group's calendar, `codes/krakow-juniors.svg`, with the absolute address of the feed,
 * `calendar/krakow-juniors.ics`, for builds and for `gatsby develop`.
 */
export function writeCodes({ getNodesByType, store }: ParentSpanPluginArgs): void {
  const state = store.getState();
  const base = siteAddress(state);
  clear(state.program.directory, 'codes');
  const schedules = getNodesByType('ScheduleContent');
  for (const { code, prefix } of localesOf(getNodesByType('LayoutContent'))) {
    const { cities, groups } = tabs.parse(schedules.find(({ locale }) => locale === code)?.calendar);
    const folder = join(state.program.directory, 'public', prefix, 'codes');
    mkdirSync(folder, { recursive: true });
    for (const city of cities)
      for (const group of groups) {
        const name = `${city.value}-${group.value}`;
        writeFileSync(join(folder, `${name}.svg`), codeSvg(`${base}${prefix}/calendar/${name}.ics`));
      }
  }
}
