import type { Expectation } from './expectations';

const navigation = [
  ['Home', '/'],
  ['About', '/#about'],
  ['Cricket as Career', '/cricket-career/'],
  ['Programs', '/programs/'],
  ['Coaching', '/coaching/'],
  ['Gallery', '/gallery/'],
  ['Events & Schedule', '/schedule/'],
  ['FAQ', '/faq/'],
  ['Contact', '/contact/'],
] as const;

const desktopDropdown = [
  ['Junior Training', '/coaching/junior/'],
  ['Adult Training', '/coaching/adult/'],
  ["Women's Training", '/coaching/women/'],
] as const;

const mobileGroup = [
  ...desktopDropdown,
  ['Corporate Programs', '/coaching/corporate/'],
  ['Summer Camps', '/coaching/camps/'],
  ['International Tours', '/coaching/tours/'],
] as const;

const footer = [
  '/',
  '/about/',
  '/cricket-career/',
  '/programs/',
  '/gallery/',
  '/schedule/',
  '/faq/',
  '/contact/',
  '/coaching/junior/',
  '/coaching/adult/',
  '/coaching/women/',
] as const;

/** The header's items in their order, and those below Coaching: behaviour.md 3.1, 3.3 and 3.4 */
export const header = { navigation, desktopDropdown, mobileGroup } as const;

/** Where the footer leads: behaviour.md 3.6 */
export const footerLinks = footer;

/** What every footer says besides: behaviour.md 3.6 */
export const everyFooter: readonly Expectation[] = [
  { link: '@', to: /^mailto:[^?]+@/ },
  { link: '+', to: /^tel:\+\d+$/ },
  'Krakow and Warsaw, Poland',
];
