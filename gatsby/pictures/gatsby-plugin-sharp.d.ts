/** The plugin has no types; these are for the one function that we use. */
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  /** Queues the encoding of a picture in each width and format; the plugin's defaults fill in `args`. */
  export function generateImageData(options: {
    file: Node;
    args: { formats?: string[]; breakpoints?: number[] };
    pathPrefix: string;
    reporter: Pick<Reporter, 'warn' | 'error'>;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
