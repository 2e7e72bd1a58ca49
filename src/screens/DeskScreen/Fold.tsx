import { type ReactNode, useEffect, useState } from 'react';
import type { Step } from '../../../content/desk/edits';
import { formFor } from '../../../content/languages/formFor';
import { fill } from '../../../content/texts/fill';
import { useInterface } from '../../content/InterfaceContext';
import * as styles from './DeskScreen.module.css';
import { pathText, type Side } from './sides';
import type { OpenDesk } from './words';

interface FoldProps {
  desk: OpenDesk;
  label: string;
  path: readonly Step[];
  sides: readonly Side[];
  /** Buttons to move or remove the entry. */
  actions?: ReactNode;
  /** Called only while open: long files would be slow otherwise. */
  children: () => ReactNode;
}

/** A collapsible group of fields that shows how many mistakes it contains. It opens if the mistake to be shown is one of them. */
export function Fold({ desk, label, path, sides, actions, children }: FoldProps) {
  const { locale } = useInterface();
  const { mistakes } = desk.words.status;
  const isInside = ({ file, path: at }: { file: string; path: string }) =>
    sides.some((side) => {
      const own = pathText(desk.values[file], path);
      return side.file === file && (at === own || at.startsWith(`${own}.`) || at.startsWith(`${own}[`));
    });
  const count = desk.problems.filter(isInside).length;
  const target = desk.shownMistake && isInside(desk.shownMistake) ? desk.shownMistake : undefined;
  const [open, setOpen] = useState(target !== undefined);
  useEffect(() => {
    if (target) setOpen(true);
  }, [target]);
  return (
    <details
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {label}
        {count > 0 && (
          <strong className={styles.wrong}> {fill(formFor(mistakes, count, locale), { n: count })}</strong>
        )}
      </summary>
      {open && (
        <div className={styles.folded}>
          {actions}
          {children()}
        </div>
      )}
    </details>
  );
}
