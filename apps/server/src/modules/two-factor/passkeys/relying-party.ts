/** What passkeys are bound to. */
export interface RelyingParty {
  /** Host name; passkeys don't support IP addresses. */
  id: string;
  /** The only origin whose pages may request them. */
  origin: string;
  name: string;
}

/** Accepted signatures: EdDSA, ES256 and RS256 (COSE numbers); every device supports at least one. */
export const ALGORITHMS = [-8, -7, -257];

/** Derived from the installation's public URL. On a local machine that is `localhost`, the only name allowed there. */
export function relyingPartyOf(address: string): RelyingParty {
  const { protocol, hostname, port, origin } = new URL(address);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (!isNumber) return { id: hostname, origin, name: 'Travesía' };
  return { id: 'localhost', origin: `${protocol}//localhost${port ? `:${port}` : ''}`, name: 'Travesía' };
}
