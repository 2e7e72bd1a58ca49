import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../../content/texts/fill';
import { hasModifier } from '../../browser/modifiers';
import { useInterface } from '../../content/InterfaceContext';
import type { GalleryPictureView } from '../../content/types';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import * as styles from './Lightbox.module.css';
import { useModalDialog } from './useModalDialog';
import { useSwipe } from './useSwipe';

export interface LightboxProps {
  pictures: readonly GalleryPictureView[];
  /** Index of the picture shown. */
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/**
 * One picture over the whole window. Rendered at the end of <body>: inside a closed tab panel it would be
 * hidden.
 */
export function Lightbox({ pictures, index, onMove, onClose }: LightboxProps) {
  const words = useInterface().lightbox;
  const dialog = useRef<HTMLDialogElement>(null);
  const keepTabInside = useModalDialog(dialog);
  const [loaded, setLoaded] = useState(false);
  const total = pictures.length;
  const at = (steps: number) => (index + steps + total) % total;
  const swipe = useSwipe((direction) => onMove(at(direction)));
  const picture = pictures[index];
  if (!picture) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    keepTabInside(event);
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (steps !== undefined && total > 1 && !hasModifier(event)) onMove(at(steps));
  };
  const closeBesidePicture = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('img, button, figcaption')) onClose();
  };
  // The neighbours wait for the first picture, so that they do not compete with it for bandwidth.
  const near = [...new Set(loaded ? [index, at(1), at(-1)] : [index])];
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.lightbox}
      data-tone="green"
      aria-label={words.label}
      aria-modal="true"
      {...(total > 1 && swipe)}
      onKeyDown={onKeyDown}
      onClick={closeBesidePicture}
      onLoadCapture={() => setLoaded(true)}
      onDragStart={(event) => event.preventDefault()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => dialog.current?.open || onClose()}
    >
      <figure className={styles.figure}>
        <div className={styles.stage}>
          {near
            .toSorted((a, b) => a - b)
            .map((n) => (
              <LargePicture key={n} picture={pictures[n] ?? picture} hidden={n !== index} />
            ))}
        </div>
        <figcaption className={styles.words} aria-live="polite">
          <span className={styles.position}>{fill(words.position, { n: index + 1, total })}</span>
          {picture.caption && <span lang={picture.lang ?? undefined}>{picture.caption}</span>}
        </figcaption>
      </figure>
      <LightboxButton look="close" icon="close" label={words.close} onClick={onClose} />
      {total > 1 && (
        <>
          <LightboxButton
            look="previous"
            icon="chevron-left"
            label={words.previous}
            onClick={() => onMove(at(-1))}
          />
          <LightboxButton look="next" icon="chevron-right" label={words.next} onClick={() => onMove(at(1))} />
        </>
      )}
    </dialog>,
    document.body,
  );
}

function LargePicture({ picture, hidden }: { picture: GalleryPictureView; hidden: boolean }) {
  const { large } = picture;
  const ratio: CSSProperties & { '--ratio': number } = { '--ratio': large.width / large.height };
  return (
    <div className={styles.picture} hidden={hidden} style={ratio}>
      <Picture picture={{ ...picture, image: large }} priority />
    </div>
  );
}

interface LightboxButtonProps {
  look: 'close' | 'previous' | 'next';
  icon: string;
  label: string;
  onClick: () => void;
}

function LightboxButton({ look, icon, label, onClick }: LightboxButtonProps) {
  return (
    <button type="button" className={styles.button} data-look={look} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
