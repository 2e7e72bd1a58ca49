import { act, fireEvent, render, screen } from '@testing-library/react';
import { galleryPictures } from '../../../tests/fixtures/galleries';
import { layout } from '../../../tests/fixtures/layout';
import { replaceHash } from '../../browser/address/hash';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { PictureGallery } from './PictureGallery';

// jsdom has no modal dialogs.
jest.mock('../../components/Lightbox/Lightbox', () => ({ Lightbox: () => <p>A large picture.</p> }));

const pictures = galleryPictures.map((picture, index) => ({
  ...picture,
  alt: `Picture ${index + 1} of the day.`,
  image: { ...picture.image, images: { fallback: { src: `/${index + 1}.jpg` } } },
}));

beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: true }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  Object.assign(Element.prototype, { scrollTo: jest.fn(), scrollIntoView: jest.fn() });
});

test('the focus returns to the picture that the address was opened with, also after one that failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  replaceHash('photo=cup/3');
  render(
    <InterfaceProvider words={layout.interface}>
      <PictureGallery collection="cup" label="Cup" pictures={pictures} />
    </InterfaceProvider>,
  );
  await screen.findByText('A large picture.');
  fireEvent.error(screen.getByAltText('Picture 2 of the day.'));
  expect(screen.queryByAltText('Picture 2 of the day.')).toBeNull();
  expect(console.error).toHaveBeenCalledTimes(1);
  act(() => replaceHash(''));
  expect(screen.queryByText('A large picture.')).toBeNull();
  expect(screen.getByRole('button', { name: /Picture 3/ })).toHaveFocus();
});
