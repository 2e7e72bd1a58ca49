import type { InterfaceWords } from './InterfaceContext';

/** All content of the layout; it comes with each page's own query. */
export type LayoutData = Omit<Queries.LayoutContentFragment, 'site' | 'interface' | 'borrowed'> & {
  interface: InterfaceWords;
  borrowed?: InterfaceWords | null;
  site: Omit<Queries.LayoutContentFragment['site'], 'share'>;
};

/** An entry of the main navigation; with `items` it is a disclosure menu. */
export type NavItem = LayoutData['navigation']['items'][number];
