/** The time in stories unless `parameters.now` sets another: before the first session of the sample data. */
export const storyTime = '2025-09-01T12:00:00+02:00';

/** Freezes `Date` at a moment, so that stories look the same every day. @returns a function that restores it */
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
