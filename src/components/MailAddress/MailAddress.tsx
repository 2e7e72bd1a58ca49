import * as styles from './MailAddress.module.css';

/** A mail address. In a place too narrow for it, it breaks after the `@` and not within a word. */
export function MailAddress({ address }: { address: string }) {
  const domain = address.indexOf('@') + 1;
  return (
    <span className={styles.address}>
      {address.slice(0, domain)}
      <span className={styles.domain}>{address.slice(domain)}</span>
    </span>
  );
}
