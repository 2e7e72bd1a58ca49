import sharp, { type Sharp } from 'sharp';

/** AVIF encoder effort, 0 to 9; sharp's default is 4. Measurements: docs/decisions/003-pictures.md. */
export const avifEffort = 2;

/**
 * gatsby-plugin-sharp passes only the quality on to sharp and ignores its own `speed` option, so we change
 * sharp's default instead.
 */
export function lowerAvifEffort(): void {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}
