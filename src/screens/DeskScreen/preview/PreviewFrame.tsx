import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyStyles } from './copyStyles';
import * as styles from './PreviewFrame.module.css';
import { useWidth } from './useWidth';

interface PreviewFrameProps {
  /** What screen readers call it. */
  title: string;
  lang: string;
  /** Of the window that it stands for, in CSS pixels. */
  width: number;
  children: ReactNode;
}

/** Not `about:blank`, whose document is in quirks mode. The policy of this page holds in it. */
const blank = '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body></body></html>';

/** A window within the page, in which a page of the site is shown: it has its own width, so the page's layout follows that. */
export function PreviewFrame({ title, lang, width, children }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document>();
  const [dressed, setDressed] = useState(false);
  const [place, available] = useWidth();
  useEffect(() => {
    if (!inside) return;
    const stop = [copyStyles(document, inside), keepInside(inside)];
    // A font that comes late is left out for good, as on every page of ours; here nobody waits for the first letter.
    Promise.allSettled([...inside.fonts].map((face) => face.load())).then(() => setDressed(true));
    return () => {
      for (const end of stop) end();
    };
  }, [inside]);
  useEffect(() => {
    // Style sheets show what needs scripts only where <html> has `data-scripts`, as the boot script sets it on a page.
    if (inside) Object.assign(inside.documentElement, { lang }).dataset.scripts = '';
  }, [inside, lang]);
  const scale = Math.min(1, (available || width) / width);
  return (
    <div ref={place} className={styles.place} style={{ maxWidth: width }}>
      <iframe
        title={title}
        srcDoc={blank}
        className={styles.frame}
        style={{ width, height: `calc(100% / ${scale})`, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument ?? undefined)}
      />
      {inside && dressed && createPortal(children, inside.body)}
    </div>
  );
}

/** Links and forms lead nowhere: the desk would be left, or a mail written. */
function keepInside(inside: Document): () => void {
  const stop = (event: Event) => {
    const { type, target } = event;
    const leads = type === 'submit' || (target && Reflect.get(target, 'closest')?.call(target, 'a[href]'));
    if (!leads) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const types = ['click', 'auxclick', 'submit'];
  for (const type of types) inside.addEventListener(type, stop, true);
  return () => {
    for (const type of types) inside.removeEventListener(type, stop, true);
  };
}
