import * as styles from './FactStrip.module.css';

/** A few numbers with their labels. */
export function FactStrip({ facts }: { facts: readonly { value: string; label: string }[] }) {
  return (
    <dl className={styles.facts} data-tone="amber">
      {facts.map(({ value, label }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
