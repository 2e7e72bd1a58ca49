import sharp, { type Sharp } from 'sharp';

/**
 * How AVIF files are encoded: with little effort (sharp's default is 4 of 9), and colours at half the resolution, as in a JPEG.
 * Measurements: docs/decisions/003-pictures.md.
 */
export const avifOptions = { effort: 1, chromaSubsampling: '4:2:0' } as const;

/**
 * gatsby-plugin-sharp passes only the quality on to sharp and ignores its own `speed` option, so we change
 * sharp's defaults instead.
 */
export function setAvifOptions(): void {
  const prototype: Sharp = sharp.prototype;
  const { avif } = prototype;
  prototype.avif = function (this: Sharp, options) {
    return avif.call(this, { ...avifOptions, ...options });
  };
}
