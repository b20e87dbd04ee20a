/** Challenges expire after this time; matches the API contract. */
export const CHALLENGE_MS = 5 * 60_000;

/** The challenge a device claims to have answered; empty when unreadable. The caller checks it against stored challenges. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >;
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    // Matches no stored challenge.
    return '';
  }
}
