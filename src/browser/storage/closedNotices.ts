import { createStore } from './store';

/** The notices that were closed in this visit, by their keys. */
export const closedNotices = createStore<readonly string[]>([]);

/** Keeps them for the rest of the visit: `visitStorage.ts`. */
export const noticeMemory = {
  key: 'closed-notices',
  store: closedNotices,
  write: (keys: readonly string[]) => (keys.length > 0 ? keys.join(' ') : undefined),
  read: (text: string): readonly string[] => text.split(' '),
};

/**
 * A script right after the notices in the HTML. Before the first paint, it hides those that do not apply now or were closed earlier in
 * this visit. Its text is constant, so that one hash allows it in the CSP, and has no character that React would escape.
 */
export const hideNotices = [
  '{let c=[]',
  `try{c=(sessionStorage.getItem('${noticeMemory.key}')||'').split(' ')}catch(e){}`,
  'for(const n of document.currentScript.parentElement.querySelectorAll(`[data-notice]`))' +
    '{const d=n.dataset,t=Date.now();n.hidden=Date.parse(d.starts)-t>0||t-Date.parse(d.ends)>=0||c.includes(d.notice)}}',
].join(';');
