/** What the site knows about the password, never the password itself. Salt and hash are base64. */
export interface PasswordKey {
  salt: string;
  hash: string;
  iterations: number;
}

/** PBKDF2 with SHA-256, 256 bits, as base64. @throws where Web Crypto is missing: it needs https or localhost */
export async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bytes = Uint8Array.from(atob(salt), (character) => character.charCodeAt(0));
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes, iterations },
    key,
    256,
  );
  return btoa(String.fromCharCode(...new Uint8Array(bits)));
}

/** Whether this is the password. @throws where Web Crypto is missing */
export async function isPassword(
  password: string,
  { salt, hash, iterations }: PasswordKey,
): Promise<boolean> {
  return (await derive(password, salt, iterations)) === hash;
}
