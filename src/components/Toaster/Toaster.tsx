import { useEffect, useState } from 'react';
import { toasts as constants } from '../../behaviour';
import { useInterface } from '../../content/InterfaceContext';
import { Icon } from '../Icon/Icon';
import * as styles from './Toaster.module.css';
import { useClearPlace } from './useClearPlace';
import type { Toast } from './useToasts';

interface ToasterProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
}

/** Shows and announces toasts. It never takes the focus. */
export function Toaster({ toasts, onDismiss }: ToasterProps) {
  const words = useInterface().toasts;
  const place = useClearPlace(toasts.some(({ open }) => open));
  return (
    <section className={styles.toaster} data-place={place} aria-label={words.label}>
      <div role="status">
        {toasts.map(
          (toast) =>
            toast.open && (
              <ToastCard key={toast.id} toast={toast} dismiss={words.dismiss} onDismiss={onDismiss} />
            ),
        )}
      </div>
    </section>
  );
}

interface ToastCardProps {
  toast: Toast;
  dismiss: string;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast, dismiss, onDismiss }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(toast.id), constants.visible);
    return () => clearTimeout(timer);
  }, [held, toast.id, onDismiss]);

  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return (
    <div className={styles.toast} data-state="open" data-tone="green" {...hold}>
      <span className={styles.mark}>
        <Icon name="check" size="sm" />
      </span>
      <div>
        <p className={styles.title}>{toast.title}</p>
        <p>{toast.text}</p>
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismiss}
        onClick={() => onDismiss(toast.id)}
      >
        <Icon name="close" size="sm" />
      </button>
    </div>
  );
}
