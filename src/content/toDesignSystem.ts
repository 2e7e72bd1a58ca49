import { withPicture } from './toPicture';

/** Props of the design system's screen. */
export function toDesignSystem({
  head,
  tabsLabel,
  components: { buttons, cards, form, badges, ...components },
  typography: { headings, body, ...typography },
  colors: { groups, skies, ...colors },
}: Omit<Queries.DesignSystemContentFragment, 'seo'>) {
  return {
    head: withPicture(head),
    tabsLabel,
    components: {
      ...components,
      buttons: withPicture(buttons),
      cards: withPicture(cards),
      form: withPicture(form),
      badges: withPicture(badges),
    },
    typography: { ...typography, headings: withPicture(headings), body: withPicture(body) },
    colors: {
      ...colors,
      groups: groups.map(withPicture),
      skies: { ...skies, items: skies.items.map(withPicture) },
    },
  };
}

/** What the screen shows. */
export type DesignSystemView = ReturnType<typeof toDesignSystem>;
