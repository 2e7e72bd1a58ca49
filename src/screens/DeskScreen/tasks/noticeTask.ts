import { addNotice } from '../../../../content/desk/tasks';
import { entryOptions } from '../entryOptions';
import type { OpenDesk } from '../words';
import { inLanguages, type Task } from './task';

const importances = ['info', 'warning', 'urgent'] as const;
const places = ['all', 'schedule', 'some'] as const;

/** Puts a notice above the pages for a period of time. */
export function noticeTask(desk: OpenDesk): Task {
  const said = desk.words.tasks.notice;
  const some = ['where', 'some'] as const;
  return {
    name: 'notice',
    initial: { importance: 'info', where: 'all' },
    fields: [
      { name: 'heading', label: said.heading, inLanguages: true },
      { name: 'text', label: said.text, inLanguages: true, long: true },
      { name: 'starts', label: said.starts, type: 'datetime-local' },
      { name: 'ends', label: said.ends, type: 'datetime-local' },
      {
        name: 'importance',
        label: said.importance,
        options: importances.map((value) => ({ value, label: said[value] })),
      },
      { name: 'where', label: said.where, options: places.map((value) => ({ value, label: said[value] })) },
      { name: 'city', label: said.city, options: entryOptions(desk, 'cities'), optional: true, when: some },
      { name: 'group', label: said.group, options: entryOptions(desk, 'groups'), optional: true, when: some },
    ],
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
