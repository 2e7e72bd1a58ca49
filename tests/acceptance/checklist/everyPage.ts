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

/** Section 2, site header: the items in their order, those of the dropdown below Coaching. */
export const header = { navigation, desktopDropdown, mobileGroup } as const;

/** Section 2, footer: the destinations. */
export const footerLinks = footer;

/** Section 2 and 9: what every footer says besides. */
export const everyFooter: readonly Expectation[] = [
  { link: '@', to: /^mailto:[^?]+@/ },
  { link: '+', to: /^tel:\+\d+$/ },
  'Krakow and Warsaw, Poland',
];
