import type { InterfaceWords } from './InterfaceContext';
import type { LinkView } from './types';

/** An entry of the main navigation; with `items` it is a disclosure menu. */
export interface NavItem extends LinkView {
  items?: readonly LinkView[] | null;
  /** How many of `items` the desktop dropdown shows. */
  desktopItems?: number | null;
}

/** What the consent dialog says in one language. */
export interface ConsentText {
  title: string;
  intro: string;
  stored: readonly string[];
  checkbox: string;
  acceptHint: string;
  accept: string;
  decline: string;
  close: string;
  policy: string;
}

/** Everything that the layout says on every page; it reaches it with the page's own query. */
export interface LayoutData {
  locale: string;
  site: {
    name: string;
    emails: { contact: string };
    phone: string;
    foundedYear: number;
    consentVersion: number;
    social: readonly { name: string; icon: string; href: string }[];
  };
  navigation: {
    label: string;
    items: readonly NavItem[];
    footer: {
      label: string;
      tagline: string;
      academyTitle: string;
      academy: readonly LinkView[];
      coachingTitle: string;
      coaching: readonly LinkView[];
      contactTitle: string;
      socialLabel: string;
      places: string;
      privacy: LinkView;
      cookieSettings: string;
      rights: string;
    };
  };
  consent: { languageLabel: string; href: string; languages: { en: ConsentText; pl: ConsentText } };
  interface: InterfaceWords;
  unexpected: { title: string; message: string; home: LinkView; reload: string };
}
