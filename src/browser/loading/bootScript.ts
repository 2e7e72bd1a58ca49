declare global {
  interface Window {
    /**
     * The button with `aria-controls` or of a picture that was clicked last before hydration, or the tab that is pressed; null if the
     * last press or click was elsewhere.
     */
    earlyClick?: HTMLElement | null;
  }
}

/**
 * The first script of every page, run before the first paint.
 * - It sets `data-scripts`, which styles read. If a script fails to load or throws before hydration, it removes the attribute,
 *   and the page is as readable as without scripts. Later errors change nothing: the page works by then.
 * - It remembers a click that nothing handles yet, and a tab that is pressed: tabs open when pressed, and hydration may end before the
 *   button is let go.
 * - Once everything is loaded, no section waits for its turn in the first layout any more (`SiteLayout.module.css`): who scrolls to a
 *   place then must find it there.
 *
 * The text is constant, so one hash allows it in every page's CSP, and has no character that React would escape.
 */
export const bootScript = [
  '{const d=document.documentElement.dataset',
  'const fail=function(e){if(d.scripts===`on`)if(e.target===window||e.target.tagName===`SCRIPT`)delete d.scripts}',
  'd.scripts=`on`',
  'addEventListener(`error`,fail,true)',
  'addEventListener(`unhandledrejection`,fail)',
  'addEventListener(`load`,function(){d.laidOut=``})',
  'const note=function(e){if(d.scripts===`on`)window.earlyClick=e.target.closest(e.type===`click`?`button[aria-controls],[data-index] button`:`[role=tab]`)}',
  'addEventListener(`mousedown`,note)',
  'addEventListener(`click`,note)}',
].join(';');

/** Called once the page is hydrated: ends what {@link bootScript} began. */
export function finishBoot(): void {
  document.documentElement.dataset.scripts = 'run';
  replayEarlyClick();
}

/** Opens the tab, question or picture that was clicked before hydration, unless it is open by now: a picture opens but once. */
function replayEarlyClick(): void {
  const { earlyClick } = window;
  if (!earlyClick?.matches('[aria-selected=false], [aria-expanded=false], [data-index] button')) return;
  // Tabs activate on focus, which this one may have already (hence the blur); everything else on click.
  earlyClick.blur();
  earlyClick.focus();
  earlyClick.click();
}
