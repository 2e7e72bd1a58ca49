import { renderHook } from '@testing-library/react';
import { navigation } from '../../../tests/stubs/gatsby';
import { useSectionRedirect } from './useSectionRedirect';

const sections = [
  { key: 'team', href: '/about/team' },
  { key: 'story', href: '/about/story' },
];

let go: jest.SpyInstance;

beforeEach(() => {
  go = jest.spyOn(navigation, 'go');
});

afterEach(() => go.mockRestore());

test('leads to the page of the section', () => {
  renderHook(() => useSectionRedirect('?section=team', sections));
  expect(go).toHaveBeenCalledWith('/about/team');
});

test.each(['', '?section=', '?section=nobody', '?section=%E0%A4%A', '?team'])(
  'stays where it is for %p',
  (search) => {
    renderHook(() => useSectionRedirect(search, sections));
    expect(go).not.toHaveBeenCalled();
  },
);
