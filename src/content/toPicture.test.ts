import { image } from '../../tests/fixtures/pictures';
import { maybeWithPicture, toPicture, withPicture } from './toPicture';

const node = {
  alt: 'A red ball on green.',
  caption: 'First ball',
  file: { childImageSharp: { gatsbyImageData: image('card') } },
};

it('takes words and image data', () => {
  expect(toPicture(node)).toEqual({ alt: node.alt, caption: node.caption, image: image('card') });
});

it('keeps what else belongs to an entry', () => {
  expect(withPicture({ key: 'tour', picture: node })).toEqual({ key: 'tour', picture: toPicture(node) });
});

it('leaves an entry without a picture as it is', () => {
  expect(maybeWithPicture({ key: 'tour', picture: null })).toEqual({ key: 'tour', picture: null });
  expect(maybeWithPicture({ key: 'tour', picture: node })).toEqual(
    withPicture({ key: 'tour', picture: node }),
  );
});

it('names the picture that could not be read', () => {
  expect(() => toPicture({ ...node, file: { childImageSharp: null } })).toThrow(/"A red ball on green\."/);
});
