import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { useLayoutEffect, useRef, useState } from 'react';
import { tonesInUse } from './readStyles';
import * as styles from './tokens.module.css';

extend([a11y]);

/** What is drawn on a surface, and its minimum contrast (WCAG 2.2: text 4.5, outlines 3; our own rule: text 7). */
const roles = [
  { role: 'text', least: 7 },
  { role: 'text-soft', least: 7 },
  { role: 'heading', least: 4.5 },
  { role: 'accent', least: 4.5 },
  { role: 'focus', least: 3 },
];

const grounds = ['surface', 'raised'];

/** Every colour of text and outlines on every surface, with its contrast as measured on this page. */
export function ContrastTable() {
  return (
    <table className={styles.contrast}>
      <thead>
        <tr>
          <th scope="col">data-tone</th>
          <th scope="col">on</th>
          {roles.map(({ role, least }) => (
            <th key={role} scope="col">
              --{role} ≥ {least}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tonesInUse().flatMap((tone) =>
          grounds.map((ground) => (
            <tr key={tone + ground} data-tone={tone}>
              <th scope="row">{tone}</th>
              <td>--{ground}</td>
              {roles.map((role) => (
                <Sample key={role.role} ground={ground} {...role} />
              ))}
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

interface SampleProps {
  ground: string;
  role: string;
  least: number;
}

/** A colour on its background, and their contrast. */
function Sample({ ground, role, least }: SampleProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [contrast, setContrast] = useState(0);
  useLayoutEffect(() => {
    if (!cell.current) return;
    const { color, backgroundColor } = getComputedStyle(cell.current);
    setContrast(colord(color).contrast(backgroundColor));
  }, []);
  return (
    <td ref={cell} style={{ background: `var(--${ground})`, color: `var(--${role})` }}>
      {contrast.toFixed(1)} {levelOf(contrast)} {contrast < least && '✗ too little'}
    </td>
  );
}

function levelOf(contrast: number): string {
  if (contrast >= 7) return 'AAA';
  return contrast >= 4.5 ? 'AA' : 'outlines';
}
