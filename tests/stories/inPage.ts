/** What the stories' tests do inside a story's page. Strings, as they must not be touched by the compiler. */

/**
 * Before the page's own scripts: what waits for an idle browser comes at once, and animations that follow a scroll position
 * are left alone, as they never end: Storybook would wait five seconds for each. `storyEnded` resolves when the story has
 * been rendered, played and looked at by axe, to what went wrong; `showStory` shows another one in the same page, or
 * the same one anew, from its top.
 */
export const setUp = `
  window.requestIdleCallback = (callback) => setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
  window.cancelIdleCallback = clearTimeout.bind(window);
  const allAnimations = document.getAnimations;
  document.getAnimations = () => allAnimations.call(document).filter(({ timeline }) => timeline === document.timeline);
  let problems, end, shown;
  const begin = () => {
    problems = [];
    window.storyEnded = new Promise((resolve) => { end = resolve; });
    return window.storyEnded;
  };
  begin();
  const name = '__STORYBOOK_ADDONS_CHANNEL__';
  Object.defineProperty(window, name, {
    configurable: true,
    set(channel) {
      Object.defineProperty(window, name, { value: channel, writable: true });
      window.showStory = (storyId) => {
        const ended = begin();
        document.activeElement?.blur();
        window.scrollTo({ top: 0, behavior: 'instant' });
        if (storyId === shown) channel.emit('forceRemount', { storyId });
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        return ended;
      };
      channel.on('storyPrepared', ({ id }) => { shown = id; });
      const note = (error) => problems.push(error.message ?? error.description ?? String(error));
      channel.on('playFunctionThrewException', note);
      channel.on('unhandledErrorsWhilePlaying', (errors) => errors.forEach(note));
      for (const event of ['storyThrewException', 'storyErrored', 'storyMissing'])
        channel.on(event, (error) => { note(error); end(problems); });
      channel.on('storyFinished', ({ reporters }) => {
        for (const { type, result } of reporters) if (type === 'a11y')
          for (const { id, help, nodes } of result.violations ?? [])
            problems.push(id + ': ' + help + nodes.map(({ target }) => '\\n  ' + target.join(' ')).join(''));
        end(problems);
      });
    },
  });
`;

/**
 * After a story: pictures further down are fetched and decoded, fonts are there, animations at their end, the caret is
 * hidden. How far a click or the focus has scrolled depends on what had been laid out by then, so the page goes back
 * to its top, except for the few pixels that the header's stories are about. Resolves to the page's height.
 */
export const comeToRest = `(async () => {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  const decoded = pictures.map((picture) => picture.decode().catch(() => 'broken on purpose'));
  await Promise.all([document.fonts.ready, ...decoded]);
  document.documentElement.style.caretColor = 'transparent';
  if (window.scrollY > 40) window.scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 1000);
  });
  for (const animation of document.getAnimations())
    if (animation.effect.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  return document.documentElement.scrollHeight;
})()`;
