/**
 * Selects the Node build of react-dom/server: the browser build needs TextEncoder, which jsdom lacks.
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AddressedTabs } from './AddressedTabs';

const tabs = (
  <AddressedTabs
    label="City"
    items={['krakow', 'warsaw'].map((value) => ({ value, label: value, content: <p>{value}</p> }))}
  />
);

const selected = () => screen.getByRole('tab', { selected: true });

it('opens the tab of the address in the server’s HTML, where the default one is open', () => {
  // jsdom has a document, so Radix uses layout effects, and React warns about them on the server.
  jest.spyOn(console, 'error').mockImplementation();
  const container = document.createElement('div');
  container.innerHTML = renderToString(tabs);
  document.body.append(container);
  expect(selected()).toHaveTextContent('krakow');
  window.history.replaceState(null, '', '#warsaw');
  render(tabs, { container, hydrate: true });
  expect(selected()).toHaveTextContent('warsaw');
});
