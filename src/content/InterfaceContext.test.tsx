import { render, renderHook, screen } from '@testing-library/react';
import { layout } from '../../tests/fixtures/layout';
import { InterfaceProvider, useInterface } from './InterfaceContext';

function Close() {
  return <button type="button">{useInterface().menu.close}</button>;
}

it('gives controls their words', () => {
  render(
    <InterfaceProvider words={layout.interface}>
      <Close />
    </InterfaceProvider>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName(layout.interface.menu.close);
});

it('says what is missing when there are no words', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => renderHook(useInterface)).toThrow('useInterface needs an InterfaceProvider');
});
