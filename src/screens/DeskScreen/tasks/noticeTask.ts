import { addNotice } from '../../../../content/desk/tasks';
import { entryOptions } from '../entryOptions';
import type { OpenDesk } from '../words';
import { inLanguages, type Task } from './task';

const importances = ['info', 'warning', 'urgent'] as const;
const places = ['all', 'schedule', 'some'] as const;

/** Puts a notice above the pages for a period of time. */
export function noticeTask(desk: OpenDesk): Task {
  const labels = desk.words.tasks.notice;
  const some = ['where', 'some'] as const;
  return {
    name: 'notice',
    icon: 'info',
    initial: () => ({ importance: 'info', where: 'all' }),
    fields: [
      { name: 'heading', label: labels.heading, inLanguages: 'notices' },
      { name: 'text', label: labels.text, inLanguages: 'notices', long: true },
      { name: 'starts', label: labels.starts, type: 'datetime-local' },
      { name: 'ends', label: labels.ends, type: 'datetime-local' },
      {
        name: 'importance',
        label: labels.importance,
        options: importances.map((value) => ({ value, label: labels[value] })),
      },
      {
        name: 'where',
        label: labels.where,
        options: places.map((value) => ({ value, label: labels[value] })),
      },
      { name: 'city', label: labels.city, options: entryOptions(desk, 'cities'), optional: true, when: some },
      {
        name: 'group',
        label: labels.group,
        options: entryOptions(desk, 'groups'),
        optional: true,
        when: some,
      },
    ],
    places: { title: 'heading' },
    done: ({ starts = '', ends = '', importance = '', where, city, group, ...texts }) => {
      const place = { ...(city && { city }), ...(group && { group }) };
      const facts = { starts, ends, importance, where: where === 'some' ? place : where };
      const words = inLanguages(desk, (code) => ({
        title: texts[`heading.${code}`] ?? '',
        text: texts[`text.${code}`] ?? '',
      }));
      return { edits: addNotice(desk.values, facts, words) };
    },
  };
}
