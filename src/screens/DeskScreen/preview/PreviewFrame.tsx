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
  const [place, available] = useWidth();
  useEffect(() => inside && copyStyles(document, inside), [inside]);
  useEffect(() => inside && keepInside(inside), [inside]);
  useEffect(() => {
    // What scripts say of themselves there decides what style sheets show.
    if (inside) Object.assign(inside.documentElement, { lang }).dataset.scripts = '';
  }, [inside, lang]);
  const scale = Math.min(1, (available || width) / width);
  return (
    <div ref={place} className={styles.place}>
      <iframe
        title={title}
        srcDoc={blank}
        className={styles.frame}
        style={{ width, height: `calc(100% / ${scale})`, transform: `scale(${scale})` }}
        onLoad={({ currentTarget }) => setInside(currentTarget.contentDocument ?? undefined)}
      />
      {inside && createPortal(children, inside.body)}
    </div>
  );
}

/** Links and forms lead nowhere: the desk would be left, or a mail written. */
function keepInside(inside: Document): () => void {
  const stop = (event: Event) => {
    const { target } = event;
    const leads =
      event.type === 'submit' || (target && Reflect.get(target, 'closest')?.call(target, 'a[href]'));
    if (!leads) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'auxclick', 'submit']) inside.addEventListener(type, stop, true);
  return () => {
    for (const type of ['click', 'auxclick', 'submit']) inside.removeEventListener(type, stop, true);
  };
}
