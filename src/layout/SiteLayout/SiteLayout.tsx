import { type ReactNode, useRef, useState } from 'react';
import { ErrorBoundary } from '../../components/ErrorBoundary/ErrorBoundary';
import { InterfaceProvider } from '../../content/InterfaceContext';
import { otherLanguages } from '../../content/languages';
import type { LayoutData } from '../../content/layout';
import { sceneAt } from '../../content/sceneAt';
import { ConsentSlot } from '../ConsentDialog/ConsentSlot';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { LanguageOfferSlot } from '../LanguageOffer/LanguageOfferSlot';
import { MobileMenu } from '../MobileMenu/MobileMenu';
import type { MenuControl } from '../MobileMenu/menuControl';
import { Notices } from '../Notices/Notices';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice';
import * as styles from './SiteLayout.module.css';
import { useReveal } from './useReveal';

interface SiteLayoutProps {
  data: LayoutData;
  /** Path of the page, without the site's prefix. */
  path: string;
  /** The language of the page's main part, if it is not the layout's. */
  lang?: string;
  /** Shown instead of the page if that throws. */
  errorScreen: ReactNode;
  children: ReactNode;
}

/** The one layout of every page. */
export function SiteLayout({ data, path, lang, errorScreen, children }: SiteLayoutProps) {
  const { site, navigation } = data;
  const [consentReopened, setConsentReopened] = useState(0);
  const [menu, setMenu] = useState<MenuControl>();
  const main = useRef<HTMLElement>(null);
  useReveal(main, path);
  const languages = otherLanguages(data, path);
  const scene = sceneAt(site.scenes, path);
  const home = path === (navigation.items[0]?.href ?? '/');
  return (
    <InterfaceProvider words={data.interface}>
      <div
        className={styles.layout}
        data-page={home ? 'home' : 'inner'}
        data-sky={scene?.sky}
        data-toy={scene?.toy}
      >
        <a className={styles.skip} href="#main">
          {data.interface.skipToContent}
        </a>
        <ConsentSlot
          words={data.consent}
          version={site.consentVersion}
          language={data.locale === 'pl' ? 'pl' : 'en'}
          reopened={consentReopened}
        />
        <Header
          academy={site.name}
          label={navigation.label}
          items={navigation.items}
          path={path}
          languages={languages}
          menu={menu}
        />
        <Notices notices={data.notices} path={path} version={site.consentVersion} />
        <LanguageOfferSlot locale={data.locale} languages={languages} version={site.consentVersion} />
        <main ref={main} id="main" tabIndex={-1} className={styles.main} lang={lang}>
          <InterfaceProvider words={(lang && data.borrowed) || data.interface}>
            <ErrorBoundary resetKey={path} fallback={errorScreen}>
              {children}
            </ErrorBoundary>
          </InterfaceProvider>
        </main>
        <Footer
          site={site}
          words={navigation.footer}
          scene={scene}
          languages={languages}
          onCookieSettings={() => setConsentReopened((count) => count + 1)}
        />
        <MobileMenu
          academy={site.name}
          label={navigation.label}
          items={navigation.items}
          languages={languages}
          menu={menu}
          onMenu={setMenu}
        />
        <OfflineNotice />
      </div>
    </InterfaceProvider>
  );
}
