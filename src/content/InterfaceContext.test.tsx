import { render, renderHook, screen } from '@testing-library/react';
import { layout } from '../../tests/fixtures/layout';
import { fill, formFor, InterfaceProvider, useInterface } from './InterfaceContext';

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

it.each([
  ['{n} of {total}', { n: 2, total: 5 }, '2 of 5'],
  ['More in {name}', { name: 'Coaching' }, 'More in Coaching'],
  ['{n} {n}', { n: 0 }, '0 0'],
  ['{name}', {}, '{name}'],
  ['No places', { n: 1 }, 'No places'],
  ['{name}', { name: '$& {n}' }, '$& {n}'],
])('fills %s', (text, values: Record<string, string | number>, filled) => {
  expect(fill(text, values)).toBe(filled);
});

it.each([
  ['en', 1, 'one'],
  ['en', 40, 'other'],
  ['pl', 22, 'few'],
  ['pl', 40, 'other'],
])('takes the form of %s that goes with %d', (locale, count, form) => {
  const forms = { one: 'one', few: 'few', many: null, other: 'other' };
  expect(formFor(forms, count, locale)).toBe(form);
});
