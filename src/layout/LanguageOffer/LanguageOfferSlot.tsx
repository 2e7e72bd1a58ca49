import { useEffect, useSyncExternalStore } from 'react';
import { offerMemory } from '../../browser/storage/offerAnswered';
import { keep } from '../../browser/storage/visitStorage';
import { useLazyPart } from '../../components/LazyPart/useLazyPart';
import type { LanguageView } from '../../content/languages';
import type { LanguageOfferProps } from './LanguageOffer';

interface LanguageOfferSlotProps {
  /** The language of the page. */
  locale: string;
  languages: readonly LanguageView[];
  /** The version of the consent dialog's words. */
  version: number;
}

/** Offers the visitor's preferred language, if it is published and not the page's. Nothing is loaded for anybody else. */
export function LanguageOfferSlot({ locale, languages, version }: LanguageOfferSlotProps) {
  const codes = [locale, ...languages.map(({ code }) => code)];
  const preferred = useSyncExternalStore(
    subscribe,
    () => preferredOf(codes),
    () => undefined,
  );
  // Here, not in the offer: it is gone on the page that whoever follows it comes to.
  useEffect(() => keep(offerMemory, version), [version]);
  const language = languages.find(({ code }) => code === preferred);
  return language && <Offer language={language} />;
}

const loadOffer = () => import('./LanguageOffer').then(({ LanguageOffer }) => LanguageOffer);

/** Loads the offer once the page is usable. If that fails, nothing is shown. */
function Offer(props: LanguageOfferProps) {
  const { state } = useLazyPart(loadOffer);
  return state.status === 'loaded' ? <state.part {...props} /> : null;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('languagechange', onChange);
  return () => window.removeEventListener('languagechange', onChange);
}

const preferredOf = (codes: readonly string[]) =>
  navigator.languages.map((tag) => tag.split('-')[0] ?? '').find((code) => codes.includes(code));
