declare global {
  interface Window {
    /** What the visitor last clicked before the page was hydrated. */
    earlyClick?: HTMLElement | null;
  }
}

/**
 * The first script of every page, ahead of the first paint. It tells the styles that scripts are to run, and takes it back when
 * one of them cannot be loaded or fails before the page runs: then the page stays as readable as without scripts. What
 * comes later may fail alone. It also keeps the click that nobody hears yet. It is constant, so that one hash allows it
 * in every page's policy, and has no character that React would escape.
 */
export const bootScript = [
  '{const d=document.documentElement.dataset',
  'const fail=function(e){if(d.scripts===`on`)if(e.target===window||e.target.tagName===`SCRIPT`)delete d.scripts}',
  'd.scripts=`on`',
  'addEventListener(`error`,fail,true)',
  'addEventListener(`unhandledrejection`,fail)',
  'addEventListener(`click`,function(e){if(d.scripts===`on`)window.earlyClick=e.target.closest(`button[aria-controls]`)})}',
].join(';');

/** Ends what {@link bootScript} began: the page is hydrated. */
export function finishBoot(): void {
  document.documentElement.dataset.scripts = 'run';
  replayEarlyClick();
}

/** A tab or a question that was clicked too early opens now, unless it did in the meantime. */
function replayEarlyClick(): void {
  const { earlyClick } = window;
  if (!earlyClick?.matches('[aria-selected=false], [aria-expanded=false]')) return;
  // Tabs follow the focus, which this one may have already, all others the click.
  earlyClick.blur();
  earlyClick.focus();
  earlyClick.click();
}
