import { sceneAt, skyAt } from './sceneAt';

const scenes = [
  { href: '/coaching/tours', sky: 'red' },
  { href: '/coaching', sky: 'green' },
];

test('the first section that a page belongs to has its scene and its sky', () => {
  expect(sceneAt(scenes, '/coaching/tours/')).toBe(scenes[0]);
  expect(skyAt(scenes, '/coaching/junior')).toBe('green');
});

test('other pages have no scene, and an amber sky', () => {
  expect(sceneAt(scenes, '/faq/')).toBeUndefined();
  expect(skyAt(scenes, '/coachings')).toBe('amber');
});
