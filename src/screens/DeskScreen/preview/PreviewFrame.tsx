import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { copyStyles } from './copyStyles';
import * as styles from './PreviewFrame.module.css';
import { useWidth } from './useWidth';

interface PreviewFrameProps {
  /** What screen readers call it. */
  title: string;
  lang: string;
  /** The width of the simulated window; CSS pixels. */
  width: number;
  children: ReactNode;
}

/** Not `about:blank`, whose document is in quirks mode. An `srcdoc` document inherits this page's Content-Security-Policy. */
const blank = '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body></body></html>';

/** An iframe that simulates a window, so that a page's media queries follow its width. */
export function PreviewFrame({ title, lang, width, children }: PreviewFrameProps) {
  const [inside, setInside] = useState<Document>();
  const [dressed, setDressed] = useState(false);
  const [place, available] = useWidth();
  useEffect(() => {
    if (!inside) return;
    const stop = [copyStyles(document, inside), keepInside(inside)];
    const icons = document.getElementById('icons');
    if (icons) inside.body.prepend(inside.importNode(icons, true));
    // With `font-display: optional`, a late font is never used. Here it is worth waiting for.
    Promise.allSettled([...inside.fonts].map((face) => face.load())).then(() => setDressed(true));
    return () => {
      for (const end of stop) end();
    };
  }, [inside]);
  useEffect(() => {
    // Styles show what needs scripts only if <html> has `data-scripts`; on a page, the boot script sets it.
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

/** Disables links and forms: they would leave the desk or open a mail program. */
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
