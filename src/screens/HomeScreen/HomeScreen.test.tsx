/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { homeScreen } from '../../../tests/fixtures/home';
import { layout } from '../../../tests/fixtures/layout';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { HomeScreen } from './HomeScreen';

const htmlWith = (pictures: typeof homeScreen.gallery.pictures) =>
  renderToStaticMarkup(
    <InterfaceProvider words={layout.interface}>
      <HomeScreen {...homeScreen} gallery={{ ...homeScreen.gallery, pictures }} />
    </InterfaceProvider>,
  );

it('leaves out its pictures where there are none, with their heading', () => {
  const { title, pictures } = homeScreen.gallery;
  expect(htmlWith(pictures)).toContain(`>${title}</h2>`);
  expect(htmlWith([])).not.toContain(`>${title}</h2>`);
});
