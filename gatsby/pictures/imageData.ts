import type { CreateResolversArgs, Node, Reporter } from 'gatsby';
import { type GraphQLResolveInfo, isObjectType } from 'gatsby/graphql';
import { generateImageData } from 'gatsby-plugin-sharp';
import sharp from 'sharp';

type Args = Parameters<typeof generateImageData>[0]['args'];

type Api = Pick<CreateResolversArgs, 'createResolvers' | 'pathPrefix' | 'cache'> & {
  reporter: Pick<Reporter, 'error'>;
};

interface Context {
  nodeModel: { getNodeById: (query: { id: string; type: string }) => Node | null };
}

/**
 * Makes `gatsbyImageData` an AVIF in all widths, and for browsers older than our `browserslist` the original as it is,
 * where the plugin would encode the original's format in all widths, too (decision 003).
 */
export function createImageDataResolver({ createResolvers, ...api }: Api): void {
  const resolve = async (image: Node, args: Args, context: Context, info: GraphQLResolveInfo) => {
    const file = image.parent && context.nodeModel.getNodeById({ id: image.parent, type: 'File' });
    if (!file) return null;
    const { pathPrefix, cache } = api;
    // The plugin would warn, for each picture, that AVIF alone is not enough.
    const reporter = { error: api.reporter.error, warn: () => undefined };
    const encode = (changes: Args) =>
      generateImageData({ file, args: { ...args, ...changes }, pathPrefix, reporter, cache });
    const avif = await encode({ formats: ['avif'] });
    const shown = avif?.images.fallback;
    if (!avif || !shown?.srcSet) return null;
    const { breakpoints = [] } = args;
    const middle = breakpoints.slice(breakpoints.length >> 1).slice(0, 1);
    const src: unknown = (await tellsMore(file))
      ? (await encode({ formats: ['auto'], breakpoints: middle }))?.images.fallback?.src
      : publicAddress(file, context, info);
    if (!src) return null;
    const { srcSet, sizes } = shown;
    return { ...avif, images: { sources: [{ srcSet, sizes, type: 'image/avif' }], fallback: { src } } };
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}

/** Whether a file says more than it shows: a photograph may name the place where it was taken, which encoding leaves out. */
async function tellsMore({ absolutePath }: Node): Promise<boolean> {
  const { exif, iptc, xmp } = await sharp(String(absolutePath)).metadata();
  return [exif, iptc, xmp].some(Boolean);
}

/** Copies the file into the built site, as a query of its `publicURL` does, and gives its address there. */
function publicAddress(file: Node, context: Context, info: GraphQLResolveInfo): unknown {
  const type = info.schema.getType('File');
  const field = isObjectType(type) ? type.getFields().publicURL : undefined;
  return field?.resolve?.(file, {}, context, info);
}
