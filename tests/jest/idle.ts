/** jsdom has no idle periods: this browser is idle at once, after what happens now. Without it, each lazy part takes 200 ms. */
window.requestIdleCallback = (callback) =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0);
window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
