import { waitFor } from '@testing-library/react';
import type { RouteUpdateArgs, ShouldUpdateScrollArgs } from 'gatsby';
import { hashScrollDelay } from '../../behaviour';
import { subscribeToHash } from './hash';
import { onRouteUpdate, shouldUpdateScroll } from './routeUpdates';

const place = (address: string) => new URL(address, 'https://site.example');

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

/** How the document was loaded: by an address or a link, or again. */
let loaded = 'navigate';

/** jsdom has no layout: here, all that is not `hidden` counts as displayed. */
function getClientRects(this: Element): unknown[] {
  return this.closest('[hidden]') ? [] : [{}];
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: false }) });
  Object.assign(performance, { getEntriesByType: () => [{ type: loaded }] });
  Object.assign(Element.prototype, { scrollIntoView, getClientRects });
  document.body.innerHTML =
    '<main><h1>Contact Us</h1><section id="upcoming-events"></section><div class="tabs"><div hidden><p id="standards"></p></div></div></main>';
});
afterEach(() => jest.useRealTimers());

/** Navigates as Gatsby does: asks where the page starts, then reports the update. @returns whether Gatsby scrolls by itself */
function go(to: string, from?: string, saved?: [number, number]): boolean {
  const scroll = Object.assign(Object.create(null) as ShouldUpdateScrollArgs, {
    routerProps: { location: place(to) },
    prevRouterProps: from === undefined ? undefined : { location: place(from) },
    getSavedScrollPosition: () => saved,
  });
  const update = Object.assign(Object.create(null) as RouteUpdateArgs, {
    location: place(to),
    prevLocation: from === undefined ? null : place(from),
  });
  const answer = shouldUpdateScroll(scroll);
  onRouteUpdate(update);
  return answer;
}

describe('an address without a hash', () => {
  it('is left to Gatsby: the top, or where Back was', () => {
    expect(go('/contact', '/')).toBe(true);
    for (loaded of ['reload', 'back_forward']) expect(go('/contact')).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('that is loaded afresh starts at the top, wherever it was left before', () => {
    loaded = 'navigate';
    expect(go('/contact')).toBe(false);
  });
});

describe('an address with a hash', () => {
  it('starts at the top and scrolls there smoothly after a moment', () => {
    expect(go('/schedule#upcoming-events', '/')).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    jest.advanceTimersByTime(hashScrollDelay - 1);
    expect(scrollIntoView).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth' });
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('upcoming-events')]);
  });

  it('scrolls there when the visit begins with it', () => {
    expect(go('/schedule#upcoming-events')).toBe(false);
    jest.runAllTimers();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('scrolls there within the same page, without a jump to the top', () => {
    expect(go('/schedule#upcoming-events', '/schedule')).toBe(false);
    expect(scrollTo).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('goes back to where the visitor was instead, and forgets that by the next page', () => {
    expect(go('/schedule#upcoming-events', '/contact', [0, 640])).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith(0, 640);
    jest.runAllTimers();
    expect(scrollIntoView).not.toHaveBeenCalled();

    go('/schedule#upcoming-events', '/');
    jest.runAllTimers();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('does not glide for those who prefer reduced motion', () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    go('/schedule#upcoming-events', '/');
    jest.runAllTimers();
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto' });
  });

  it('scrolls to what a place is in that is not shown', () => {
    go('/programs#standards', '/');
    jest.runAllTimers();
    expect(scrollIntoView.mock.contexts).toEqual([document.querySelector('.tabs')]);
  });

  it('stays where it is when the hash was chosen on the page, as a tab', () => {
    window.history.replaceState({ inPage: true }, '', '/schedule#upcoming-events');
    go('/schedule#upcoming-events', '/schedule');
    jest.runAllTimers();
    expect(scrollIntoView).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/');
  });

  it('is told to those who follow it', () => {
    const listener = jest.fn();
    const stop = subscribeToHash(listener);
    go('/programs#standards', '/programs');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });

  it('stays where it is when there is no such place', () => {
    go('/schedule#nowhere', '/');
    expect(() => jest.runAllTimers()).not.toThrow();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});

describe('focus', () => {
  it('is on the heading of a new page', async () => {
    go('/contact', '/');
    await waitFor(() => expect(document.querySelector('h1')).toHaveFocus());
  });

  it.each([
    ['at the first page', '/contact', undefined],
    ['within a page', '/contact#feedback', '/contact'],
  ])('stays where it is %s', (_, to, from) => {
    go(to, from);
    expect(document.body).toHaveFocus();
  });

  it('needs no heading', () => {
    document.body.innerHTML = '';
    expect(() => go('/contact', '/')).not.toThrow();
  });
});
