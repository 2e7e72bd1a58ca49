/** A mail address. In a place too narrow for it, it breaks after the `@` and not within a word. */
export function MailAddress({ address }: { address: string }) {
  const domain = address.indexOf('@') + 1;
  return (
    <span>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </span>
  );
}
