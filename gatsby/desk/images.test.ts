import { imagesOf } from './images';

const digest = '4f74f5b4377ce4e712374e14b1e4043a';
const image = (sizes: string, of = digest) => ({
  layout: 'fullWidth',
  width: 1,
  images: { sources: [{ sizes, srcSet: '' }], fallback: { src: `/base/static/${of}/0465d/river.png` } },
});

it('the images of all pages are told apart by their pictures and their places', () => {
  const pages = [
    { home: { picture: { file: { childImageSharp: { gatsbyImageData: image('100vw') } } } } },
    { list: [{ large: image('50vw') }, null, 'text', { large: image('100vw', '0'.repeat(32)) }] },
  ];
  expect(imagesOf(pages, new Map([[digest, 'images/home/river.png']]))).toEqual({
    'images/home/river.png': { '100vw': image('100vw'), '50vw': image('50vw') },
  });
});
