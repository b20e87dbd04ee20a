/** What passkeys are bound to. */
export interface RelyingParty {
  /** Name of the host; passkeys know no numbers for one. */
  id: string;
  /** The one address whose pages may ask for them. */
  origin: string;
  name: string;
}

/** Signatures that are taken: EdDSA, ES256 and RS256, which every device knows one of (COSE numbers). */
export const ALGORITHMS = [-8, -7, -257];

/** By the installation's public address. On one's own machine that is `localhost`, which is the only name it has. */
export function relyingPartyOf(address: string): RelyingParty {
  const { protocol, hostname, port, origin } = new URL(address);
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (!isNumber) return { id: hostname, origin, name: 'Travesía' };
  return { id: 'localhost', origin: `${protocol}//localhost${port ? `:${port}` : ''}`, name: 'Travesía' };
}
