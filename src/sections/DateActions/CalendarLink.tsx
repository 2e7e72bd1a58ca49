import { withPrefix } from 'gatsby';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { outside } from '../../browser/outside';
import { Icon } from '../../components/Icon/Icon';
import { LazyPart } from '../../components/LazyPart/LazyPart';
import type { CalendarChoice, CalendarDialogProps } from './CalendarDialog';
import * as styles from './DateActions.module.css';

interface CalendarLinkProps {
  words: CalendarDialogProps['words'];
  choice: CalendarChoice;
  /** What the link says beyond `children`, for those who hear it alone. */
  name?: string;
  children: ReactNode;
}

const loadDialog = () => import('./CalendarDialog').then(({ CalendarDialog }) => CalendarDialog);

/** A link to a calendar file that opens a dialog with all ways to keep the dates; without scripts it is the file. */
export function CalendarLink({ words, choice, name, children }: CalendarLinkProps) {
  const [open, setOpen] = useState(false);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
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
