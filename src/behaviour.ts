/** The constants of the site's behaviour (behaviour.md 22). Numbers that are content live in `data/`. */

/** Scrolled further than this, the header shrinks; px. */
export const scrolledThreshold = 20;

/** A page whose address has a hash scrolls there smoothly after this long; ms. */
export const hashScrollDelay = 100;

/** The desktop Coaching dropdown; ms. `skip`: reopened within this time after closing, it opens at once. */
export const dropdownDelay = { open: 200, skip: 300, close: 150 } as const;

/** Scroll-triggered reveal: share of the element in view, margin in px, and the step between stagger items in s. */
export const reveal = { threshold: 0.1, bottomMargin: -50, staggerStep: 0.1 } as const;

/** The ball of the hero: how long it flies, ms; how high above its end it is aimed, px; and its swing, as a share of its climb. */
export const ballFlight = { duration: 1400, height: 190, swing: 0.35 } as const;

/** Retries of a lazily loaded part that failed: how many, and the first and the longest delay in ms. */
export const retry = { attempts: 3, firstDelay: 1000, longestDelay: 30_000 } as const;

/** Carousel: a drag shorter than `dragThreshold` px is a click; a move takes `duration` ms (docs/decisions/014). */
export const carousel = { dragThreshold: 10, duration: 250 } as const;

/** How many slides a carousel shows, from which window width in px. `Carousel.module.css` repeats it. */
export const slidesPerView = [
  { from: 0, slides: 1 },
  { from: 640, slides: 2 },
  { from: 1024, slides: 3 },
  { from: 1440, slides: 4 },
] as const;

/** The feedback form's message box; its minimum height, 120 px, is in `TextField.module.css`. */
export const feedbackMessage = { rows: 5 } as const;

/** Windows does not open mailto addresses longer than about this; characters. */
export const mailtoLimit = 2000;

/** How long to wait for a write to the clipboard, for which a browser may ask permission; ms. */
export const clipboardPatience = 1000;

/** Toasts: how many are kept, how long one is shown, and how long after that it is removed; ms. */
export const toasts = { limit: 1, visible: 6000, removalDelay: 1_000_000 } as const;

/** Prefixes in the hash, for the pathway's stage and the open picture: `#stage=ace`, `#photo=home/1`. */
export const hashPrefix = { stage: 'stage=', photo: 'photo=' } as const;
