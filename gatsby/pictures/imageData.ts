import type { CreateResolversArgs, Node, Reporter } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';

type Args = Parameters<typeof generateImageData>[0]['args'];

type Api = Pick<CreateResolversArgs, 'createResolvers' | 'pathPrefix' | 'cache'> & {
  reporter: Pick<Reporter, 'error'>;
};

interface Context {
  nodeModel: { getNodeById: (query: { id: string; type: string }) => Node | null };
}

/**
 * Makes `gatsbyImageData` an AVIF in all widths and a single file in the original's format, for browsers older
 * than our `browserslist`, where the plugin would encode that format in all widths, too (decision 003).
 * All of our pictures name their widths (`breakpoints`).
 */
export function createImageDataResolver({ createResolvers, ...api }: Api): void {
  const resolve = async (image: Node, args: Args, { nodeModel }: Context) => {
    const file = image.parent && nodeModel.getNodeById({ id: image.parent, type: 'File' });
    if (!file) return null;
    const { pathPrefix, cache } = api;
    // The plugin would warn, for each picture, that AVIF alone is not enough.
    const reporter = { error: api.reporter.error, warn: () => undefined };
    const encode = (changes: Args) =>
      generateImageData({ file, args: { ...args, ...changes }, pathPrefix, reporter, cache });
    const { breakpoints = [] } = args;
    const [avif, original] = await Promise.all([
      encode({ formats: ['avif'] }),
      encode({ formats: ['auto'], breakpoints: breakpoints.slice(breakpoints.length >> 1).slice(0, 1) }),
    ]);
    const shown = avif?.images.fallback;
    const src = original?.images.fallback?.src;
    if (!avif || !shown?.srcSet || !src) return null;
    const { srcSet, sizes } = shown;
    return { ...avif, images: { sources: [{ srcSet, sizes, type: 'image/avif' }], fallback: { src } } };
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}
