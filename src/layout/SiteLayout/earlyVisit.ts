declare global {
  interface Window {
    /** What the visitor last clicked before the page's scripts ran. */
    early?: HTMLElement | null;
  }
}

/**
 * The first script of every page, ahead of the first paint. It tells the styles that scripts are to run, and takes it back when
 * one of them cannot be loaded or fails before the page runs: then the page stays as readable as without scripts. What
 * comes later may fail alone. It also keeps the click that nobody hears yet. It is constant, so that one hash allows it
 * in every page's policy, and has no character that React would escape.
 */
export const firstScript = [
  '{const d=document.documentElement.dataset',
  'const fail=function(e){if(d.scripts===`on`)if(e.target===window||e.target.tagName===`SCRIPT`)delete d.scripts}',
  'd.scripts=`on`',
  'addEventListener(`error`,fail,true)',
  'addEventListener(`unhandledrejection`,fail)',
  'addEventListener(`click`,function(e){if(d.scripts===`on`)window.early=e.target.closest(`button[aria-controls]`)})}',
].join(';');

/** The page runs: a tab or a question that was clicked too early opens now, unless it did in the meantime. */
export function takeOver(): void {
  document.documentElement.dataset.scripts = 'run';
  const { early } = window;
  if (!early?.matches('[aria-selected=false], [aria-expanded=false]')) return;
  // Tabs follow the focus, which this one may have already, all others the click.
  early.blur();
  early.focus();
  early.click();
}
