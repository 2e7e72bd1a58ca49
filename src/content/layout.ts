/** Everything that the layout says on every page; it reaches it with the page's own query. */
export type LayoutData = Omit<Queries.LayoutContentFragment, 'site'> & {
  site: Omit<Queries.LayoutContentFragment['site'], 'share'>;
};

/** An entry of the main navigation; with `items` it is a disclosure menu. */
export type NavItem = LayoutData['navigation']['items'][number];
