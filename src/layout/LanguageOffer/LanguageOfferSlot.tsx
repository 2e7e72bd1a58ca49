import { useSyncExternalStore } from 'react';
import { useLazyPart } from '../../components/LazyPart/useLazyPart';
import type { LanguageView } from '../../content/languages';
import type { LanguageOfferProps } from './LanguageOffer';

interface LanguageOfferSlotProps {
  /** Of the page. */
  locale: string;
  languages: readonly LanguageView[];
  version: LanguageOfferProps['version'];
}

/** Whoever's browser prefers another published language is offered it; all others load nothing for it. */
export function LanguageOfferSlot({ locale, languages, version }: LanguageOfferSlotProps) {
  const codes = [locale, ...languages.map(({ code }) => code)];
  const preferred = useSyncExternalStore(
    subscribe,
    () => preferredOf(codes),
    () => undefined,
  );
  const language = languages.find(({ code }) => code === preferred);
  return language && <Offer language={language} version={version} />;
}

const loadOffer = () => import('./LanguageOffer').then(({ LanguageOffer }) => LanguageOffer);

/** Waits until the page is usable. An offer that cannot be loaded is not missed. */
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
