import type { KeyboardEvent } from 'react';
import { offerAnswered, offerMemory } from '../../browser/storage/offerAnswered';
import { useStore } from '../../browser/storage/store';
import { recall } from '../../browser/storage/visitStorage';
import { Icon } from '../../components/Icon/Icon';
import type { LanguageView } from '../../content/languages';
import { LanguageLink } from '../LanguageSwitch/LanguageLink';
import * as styles from './LanguageOffer.module.css';

export interface LanguageOfferProps {
  language: LanguageView;
}

// Only once, when this module loads: from then on, the store is up to date.
recall(offerMemory);

/** Offers the page in another language, in that language. It overlays the page and, once answered, stays away for the rest of the visit. */
export function LanguageOffer({ language }: LanguageOfferProps) {
  const answered = useStore(offerAnswered, Boolean);
  const { offer, code } = language;
  if (answered || !offer) return null;

  const close = () => {
    offerAnswered.set(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  return (
    <div className={styles.place}>
      <section className={styles.offer} lang={code} aria-label={offer.label} data-tone="green">
        <LanguageLink className={styles.link} language={language} onKeyDown={onKeyDown}>
          {offer.link}
        </LanguageLink>
        <button
          type="button"
          className={styles.close}
          aria-label={offer.close}
          onClick={close}
          onKeyDown={onKeyDown}
        >
          <Icon name="close" size="sm" />
        </button>
      </section>
    </div>
  );
}
