import sharp, { type Sharp } from 'sharp';

/** How hard the encoder tries, of 0 to 9; sharp's own is 4. Figures: docs/decisions/003-pictures.md. */
export const avifEffort = 3;

/** gatsby-plugin-sharp tells the encoder nothing but the quality (its option `speed` is not used), so sharp's default is changed. */
export function lowerAvifEffort(): void {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}
