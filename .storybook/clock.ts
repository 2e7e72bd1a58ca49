/** What time it is in stories unless `parameters.now` says otherwise: before the first session of the sample data. */
export const storyTime = '2025-09-01T12:00:00+02:00';

/** Stops `Date` at a moment, so that stories look the same on every day. @returns what lets it run again */
export function stopClock(moment: string): () => void {
  const RealDate = globalThis.Date;
  const now = RealDate.parse(moment);

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = RealDate;
  };
}
