import type { HelmetProps } from 'react-helmet';
import { createStore, useStore } from '../browser/storage/store';
import { useLazyPart } from '../components/LazyPart/useLazyPart';

/** Whether react-helmet is here: then a new page's head comes with the page. */
const here = createStore<typeof import('react-helmet').Helmet | undefined>(undefined);

const load = async () => {
  const { Helmet } = await import('react-helmet');
  here.set(Helmet);
  return Helmet;
};

/**
 * The head of a page in the browser. The HTML has that of the first page, so what keeps it up to date is loaded once that page
 * is usable.
 */
export function Head(props: HelmetProps) {
  useLazyPart(load);
  const Helmet = useStore(here, (helmet) => helmet);
  return Helmet ? <Helmet {...props} /> : null;
}
