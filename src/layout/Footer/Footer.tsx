import { telHref } from '../../../content/texts/contact';
import { Icon } from '../../components/Icon/Icon';
import { Link } from '../../components/Link/Link';
import { MailAddress } from '../../components/MailAddress/MailAddress';
import { Picture } from '../../components/Picture/Picture';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import type { LanguageView } from '../../content/languages';
import type { LayoutData } from '../../content/layout';
import { cutOut, toPicture } from '../../content/toPicture';
import type { LinkView } from '../../content/types';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch';
import * as styles from './Footer.module.css';

interface FooterProps {
  site: LayoutData['site'];
  words: LayoutData['navigation']['footer'];
  /** The river, if the page's section has one of its own. */
  scene?: Pick<LayoutData['navigation']['footer'], 'picture' | 'tall'>;
  /** The page in the other languages. */
  languages: readonly LanguageView[];
  /** Opens the consent dialog again. Without it, there is no button. */
  onCookieSettings?: () => void;
}

/** The river that both cities lie on, links (behaviour.md 3.6), contact details, and the button that opens the cookie settings again. */
export function Footer({ site, words, scene = words, languages, onCookieSettings }: FooterProps) {
  return (
    <footer className={styles.footer} data-tone="green">
      <div className={styles.panorama}>
        <Picture
          picture={cutOut(toPicture(scene.picture))}
          narrow={toPicture(scene.tall.picture).image}
          alt=""
        />
      </div>
      <div className={styles.rope} />
      <div className={styles.inner}>
        <div>
          <p className={styles.name}>{site.name}</p>
          <p>{words.tagline}</p>
          <ul className={styles.social} aria-label={words.socialLabel}>
            {site.social.map(({ name, icon, href }) => (
              <li key={name}>
                <Link className={styles.socialLink} href={href}>
                  <Icon name={icon} />
                  <VisuallyHidden>{name}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <nav className={styles.links} aria-label={words.label}>
          <LinkList title={words.academyTitle} links={words.academy} />
          <LinkList title={words.coachingTitle} links={words.coaching} />
        </nav>
        <address className={styles.contact}>
          <p className={styles.title}>{words.contactTitle}</p>
          <Link className={styles.link} href={`mailto:${site.emails.contact}`}>
            <MailAddress address={site.emails.contact} />
          </Link>
          <Link className={styles.link} href={telHref(site.phone)}>
            {site.phone}
          </Link>
          <p className={styles.link}>{words.places}</p>
        </address>
        <div className={styles.legal}>
          <p>
            <span>
              © {site.foundedYear} {site.name}.
            </span>{' '}
            <span>{words.rights}</span>
          </p>
          <div className={styles.privacy}>
            <Link href={words.privacy.href}>{words.privacy.label}</Link>
            {onCookieSettings && (
              <button type="button" className={styles.cookieSettings} onClick={onCookieSettings}>
                {words.cookieSettings}
              </button>
            )}
            <LanguageSwitch languages={languages} place="footer" />
          </div>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly LinkView[] }) {
  return (
    <div>
      <p className={styles.title}>{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
