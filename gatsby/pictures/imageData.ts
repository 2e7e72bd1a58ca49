import type { CreateResolversArgs, Node, Reporter } from 'gatsby';
import { type GraphQLResolveInfo, isObjectType } from 'gatsby/graphql';
import { generateImageData } from 'gatsby-plugin-sharp';

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
    const avif = await generateImageData({
      file,
      args: { ...args, formats: ['avif'] },
      pathPrefix,
      reporter,
      cache,
    });
    const shown = avif?.images.fallback;
    const src: unknown = publicAddress(file, context, info);
    if (!avif || !shown?.srcSet || !src) return null;
    const { srcSet, sizes } = shown;
    return { ...avif, images: { sources: [{ srcSet, sizes, type: 'image/avif' }], fallback: { src } } };
  };
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } });
}

/** Copies the file into the built site, as a query of its `publicURL` does, and gives its address there. */
function publicAddress(file: Node, context: Context, info: GraphQLResolveInfo): unknown {
  const type = info.schema.getType('File');
  const field = isObjectType(type) ? type.getFields().publicURL : undefined;
  return field?.resolve?.(file, {}, context, info);
}
