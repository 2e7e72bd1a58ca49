import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Step } from '../../../content/desk/edits';
import { formFor } from '../../../content/languages/formFor';
import type { Problem } from '../../../content/problems';
import { fill } from '../../../content/texts/fill';
import { useInterface } from '../../content/InterfaceContext';
import * as styles from './DeskScreen.module.css';
import { whatIsWrong } from './mistakes';
import { pathText, type Side } from './sides';
import type { OpenDesk } from './words';

/** Where a problem is. */
type Place = Pick<Problem, 'file' | 'path'>;

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

/**
 * A collapsible group of fields that shows how many mistakes it contains, and says those of the group as a whole. If the mistake to be
 * shown is one of them, it opens and has the focus, unless a part of it takes that.
 */
export function Fold({ desk, label, path, sides, actions, children }: FoldProps) {
  const { locale } = useInterface();
  const { mistakes } = desk.words.status;
  const id = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const isOwn = ({ file, path: at }: Place) =>
    sides.some((side) => side.file === file && at === pathText(desk.values[file], path));
  const isInside = (place: Place) => {
    const own = pathText(desk.values[place.file], path);
    const isPart = place.path.startsWith(`${own}.`) || place.path.startsWith(`${own}[`);
    return isOwn(place) || (isPart && sides.some(({ file }) => file === place.file));
  };
  const count = desk.problems.filter(isInside).length;
  const own = desk.problems.filter(isOwn);
  const target = desk.shownMistake && isInside(desk.shownMistake) ? desk.shownMistake : undefined;
  const [open, setOpen] = useState(target !== undefined);
  useEffect(() => {
    if (!target) return;
    setOpen(true);
    // Effects of parts come first: one that is open already has the focus by now.
    if (!fold.current?.contains(document.activeElement)) fold.current?.querySelector('summary')?.focus();
  }, [target]);
  return (
    <details
      ref={fold}
      className={styles.fold}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-describedby={open && own.length > 0 ? id : undefined}>
        {label}
        {count > 0 && (
          <strong className={styles.wrong}> {fill(formFor(mistakes, count, locale), { n: count })}</strong>
        )}
      </summary>
      {open && (
        <div className={styles.folded}>
          {own.length > 0 && (
            <p id={id} className={styles.wrong}>
              {own.map((problem) => whatIsWrong(desk.words, problem)).join(' ')}
            </p>
          )}
          {actions}
          {children()}
        </div>
      )}
    </details>
  );
}
