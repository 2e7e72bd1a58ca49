import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'gatsby/graphql';
import { generateImageData } from 'gatsby-plugin-sharp';
import sharp from 'sharp';
import { createImageDataResolver } from './imageData';

jest.mock('gatsby-plugin-sharp', () => ({ generateImageData: jest.fn() }));
jest.mock('sharp', () => jest.fn());

const encoded = jest.mocked(generateImageData);
const file = { id: 'file', base: 'nets.jpg', absolutePath: '/data/images/nets.jpg' };
const metadata = jest.fn();
const context = { nodeModel: { getNodeById: ({ id }: { id: string }) => (id === 'file' ? file : null) } };

/** Gatsby's own field, which copies the original into the built site. */
const File = new GraphQLObjectType<typeof file>({
  name: 'File',
  fields: { publicURL: { type: GraphQLString, resolve: ({ base }) => `/static/${base}` } },
});
const info = { schema: new GraphQLSchema({ types: [File] }) };

function resolver() {
  const createResolvers = jest.fn();
  const cache = { name: 'cache', directory: '', cache: {}, get: jest.fn(), set: jest.fn(), del: jest.fn() };
  createImageDataResolver({ createResolvers, pathPrefix: '/x', cache, reporter: { error: jest.fn() } });
  return createResolvers.mock.calls[0][0].ImageSharp.gatsbyImageData.resolve;
}

beforeEach(() => {
  jest.mocked<(path: string) => unknown>(sharp).mockReturnValue({ metadata });
  metadata.mockResolvedValue({});
  encoded.mockImplementation(async ({ args: { formats: [format] = [], breakpoints = [] } }) => ({
    layout: 'fullWidth',
    width: 1,
    height: 0.75,
    backgroundColor: '#0f3d3e',
    images: {
      sources: [],
      fallback: {
        src: `${breakpoints.at(-1)}.${format}`,
        srcSet: breakpoints.map((width) => `${width}.${format} ${width}w`).join(),
        sizes: '50vw',
      },
    },
  }));
});

it('is an AVIF in all widths, and the original for browsers that cannot read it', async () => {
  const data = await resolver()(
    { parent: 'file' },
    { breakpoints: [320, 480, 640, 800, 1120] },
    context,
    info,
  );
  expect(data).toEqual({
    layout: 'fullWidth',
    width: 1,
    height: 0.75,
    backgroundColor: '#0f3d3e',
    images: {
      sources: [
        {
          srcSet: '320.avif 320w,480.avif 480w,640.avif 640w,800.avif 800w,1120.avif 1120w',
          sizes: '50vw',
          type: 'image/avif',
        },
      ],
      fallback: { src: '/static/nets.jpg' },
    },
  });
  expect(encoded).toHaveBeenCalledTimes(1);
  expect(encoded).toHaveBeenCalledWith(expect.objectContaining({ file, pathPrefix: '/x' }));
});

it('is nothing, hence a mistake in the query, where the file is gone or cannot be read', async () => {
  expect(await resolver()({ parent: 'gone' }, {}, context, info)).toBeNull();
  encoded.mockResolvedValue(undefined);
  expect(await resolver()({ parent: 'file' }, { breakpoints: [320] }, context, info)).toBeNull();
});

it('never hands on what a photograph says of itself: that one is encoded in a middle width instead', async () => {
  metadata.mockResolvedValue({ exif: Buffer.from('50.06 N, 19.94 E') });
  const data = await resolver()({ parent: 'file' }, { breakpoints: [320, 480, 640] }, context, info);
  expect(data.images.fallback).toEqual({ src: '480.auto' });
  expect(sharp).toHaveBeenCalledWith('/data/images/nets.jpg');
});
