import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { ButtonLink } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Section } from '../../components/Section/Section';
import type { LinkView, PictureView } from '../../content/types';
import { ApplyBanner, type ApplyBannerProps } from '../../sections/ApplyBanner/ApplyBanner';
import { ClosingCall } from '../../sections/ClosingCall/ClosingCall';
import { type ContactWay, ContactWays } from '../../sections/ContactWays/ContactWays';
import { FeedbackBoard } from '../../sections/FeedbackBoard/FeedbackBoard';
import { FeedbackForm, type FeedbackFormProps } from '../../sections/FeedbackForm/FeedbackForm';
import { LocationList, type LocationListProps } from '../../sections/LocationList/LocationList';
import { LocationMap } from '../../sections/LocationMap/LocationMap';
import { PageHead, type PageHeadProps } from '../../sections/PageHead/PageHead';
import { TelephoneLine } from '../../sections/TelephoneLine/TelephoneLine';
import * as styles from './ContactScreen.module.css';

export interface ContactScreenProps {
  head: PageHeadProps;
  apply: ApplyBannerProps;
  /** Links to the page with all blocks, and to those with a single one. */
  pages: { label: string; links: readonly (LinkView & { current: boolean })[] };
  /** A block that is undefined is not shown: the page chooses its blocks. */
  general?: {
    title: string;
    text: string;
    mail: ContactWay;
    phone: ContactWay;
    serving: string;
    /** On its own page: both on one line. */
    line?: { picture: PictureView; narrow: IGatsbyImageData };
  };
  locations?: { title: string; text: string; calendar: LinkView } & LocationListProps;
  feedback?: {
    title: string;
    text: string;
    picture: PictureView;
    /** On its own page, where the form is a board. */
    board?: { roof: PictureView; turf: PictureView };
    form: FeedbackFormProps;
  };
}

/** How to reach the academy, where it is, and a feedback form. */
export function ContactScreen({ head, apply, pages, general, locations, feedback }: ContactScreenProps) {
  // On the page of a section, its block comes first, and the call closes the page.
  const single = [general, locations, feedback].filter(Boolean).length === 1;
  const links = (
    <nav className={styles.pages} aria-label={pages.label}>
      <ul>
        {pages.links.map(({ label, href, current }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <>
      <PageHead {...head} />
      {links}
      {general?.line && (
        <Section title={general.title} intro={general.text}>
          <TelephoneLine {...general} {...general.line} note={general.serving} />
        </Section>
      )}
      {!single && <ApplyBanner {...apply} />}
      {general && !general.line && (
        <Section title={general.title} intro={general.text}>
          <ContactWays ways={[general.mail, general.phone]} note={general.serving} />
        </Section>
      )}
      {locations && single && <LocationMap {...locations} />}
      {locations && !single && (
        <Section
          tone="white"
          title={locations.title}
          intro={locations.text}
          action={
            <ButtonLink variant="secondary" href={locations.calendar.href}>
              {locations.calendar.label}
            </ButtonLink>
          }
        >
          <LocationList map={locations.map} places={locations.places} />
        </Section>
      )}
      {feedback?.board && <FeedbackBoard {...feedback} {...feedback.board} />}
      {feedback && !feedback.board && (
        <Section title={feedback.title} intro={feedback.text} layout="split" picture={feedback.picture} flush>
          <FeedbackForm {...feedback.form} />
        </Section>
      )}
      {single && <ClosingCall {...apply} icon="external" />}
    </>
  );
}
