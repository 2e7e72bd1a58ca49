import { withPrefix } from 'gatsby';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { hasModifier } from '../../browser/modifiers';
import { outside } from '../../browser/outside';
import { Icon } from '../../components/Icon/Icon';
import { LazyPart } from '../../components/LazyPart/LazyPart';
import type { CalendarChoice, CalendarDialogProps } from './CalendarDialog';
import * as styles from './DateActions.module.css';

interface CalendarLinkProps {
  words: CalendarDialogProps['words'];
  choice: CalendarChoice;
  /** Added to `children` for screen readers, which read links out of context. */
  name?: string;
  children: ReactNode;
}

const loadDialog = () => import('./CalendarDialog').then(({ CalendarDialog }) => CalendarDialog);

/** A link to a calendar file. With scripts, it opens a dialog with all ways to add the dates to a calendar. */
export function CalendarLink({ words, choice, name, children }: CalendarLinkProps) {
  const [open, setOpen] = useState(false);
  const onClick = (event: MouseEvent) => {
    if (hasModifier(event) || event.shiftKey) return;
    event.preventDefault();
    loadDialog().then(
      () => setOpen(true),
      () => outside.open(withPrefix(choice.file)),
    );
  };
  return (
    <>
      <a
        className={styles.action}
        href={withPrefix(choice.file)}
        aria-haspopup="dialog"
        aria-label={name}
        onClick={onClick}
      >
        <Icon name="calendar" size="sm" />
        {children}
      </a>
      {open && (
        <LazyPart load={loadDialog} eager>
          {(Dialog) => <Dialog words={words} choice={choice} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </>
  );
}
