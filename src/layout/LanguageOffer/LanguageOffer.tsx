import { type KeyboardEvent, useEffect } from 'react';
import { offerAnswered, offerMemory } from '../../browser/storage/offerAnswered';
import { useStore } from '../../browser/storage/store';
import { keep, recall } from '../../browser/storage/visitStorage';
import { Icon } from '../../components/Icon/Icon';
import type { LanguageView } from '../../content/languages';
import { LanguageLink } from '../LanguageSwitch/LanguageLink';
import * as styles from './LanguageOffer.module.css';

export interface LanguageOfferProps {
  language: LanguageView;
  /** Of the words that ask for consent. */
  version: number;
}

// When this module loads, and never again: from then on the store has the answer.
recall(offerMemory);

/** Offers the page in another language, in that language. It lies over the page and goes away for the rest of the visit. */
export function LanguageOffer({ language, version }: LanguageOfferProps) {
  const answered = useStore(offerAnswered, Boolean);
  useEffect(() => keep(offerMemory, version), [version]);
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
