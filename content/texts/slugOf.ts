/** A name as an id or a part of an address: `Łódź Cricket Club` → `lodz-cricket-club`; empty if it has no Latin letter and no digit. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
