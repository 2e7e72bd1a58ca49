/**
 * Loads React's server renderer for Node: the one for browsers needs TextEncoder, which jsdom lacks.
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { act, render, renderHook, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { tourEvent } from '../../tests/fixtures/events';
import { builtAt } from '../../tests/fixtures/schedule';
import { statusAt } from '../content/status';
import { useNow } from './useNow';

function Status() {
  return <p>{statusAt(tourEvent, useNow(), builtAt)}</p>;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2025-09-06T12:00:30+02:00') });
});
afterEach(() => jest.useRealTimers());

it('has no time on the server', () => {
  expect(renderToString(<Status />)).toBe('<p>scheduled</p>');
});

it('hydrates to what the server said, then tells the time', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Status />);
  document.body.append(container);
  render(<Status />, { container, hydrate: true });
  expect(screen.getByText('today')).toBeInTheDocument();
  expect(logged).not.toHaveBeenCalled();
});

it('tells the time to the minute', () => {
  const { result } = renderHook(useNow);
  expect(result.current).toBe(Date.parse('2025-09-06T12:00:00+02:00'));
});

it('goes on while the page is open', () => {
  jest.setSystemTime(Date.parse('2025-09-07T23:59:30+02:00'));
  render(<Status />);
  expect(screen.getByText('today')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('over')).toBeInTheDocument();
});

it('catches up when a page that slept is looked at again', () => {
  render(<Status />);
  jest.setSystemTime(Date.parse('2025-09-10T12:00:00+02:00'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('over')).toBeInTheDocument();
});

it('leaves no timer behind', () => {
  const { unmount } = render(<Status />);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
