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
  /** What can be done with the entry. */
  actions?: ReactNode;
  /** Rendered when it is open: long files would be slow otherwise. */
  children: () => ReactNode;
}

/** Fields that belong together, which open when they are wanted; it says how many mistakes are in it. */
export function Fold({ desk, label, path, sides, actions, children }: FoldProps) {
  const { locale } = useInterface();
  const { mistakes } = desk.words.status;
  const isInside = ({ file, path: at }: { file: string; path: string }) =>
    sides.some((side) => {
      const own = pathText(desk.values[file], path);
      return side.file === file && (at === own || at.startsWith(`${own}.`) || at.startsWith(`${own}[`));
    });
  const count = desk.problems.filter(isInside).length;
  const isTarget = desk.shownMistake !== undefined && isInside(desk.shownMistake);
  const [open, setOpen] = useState(isTarget);
  useEffect(() => {
    if (isTarget) setOpen(true);
  }, [isTarget]);
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
