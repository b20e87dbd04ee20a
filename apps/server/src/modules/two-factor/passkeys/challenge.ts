/** A question to a device is answered within this time; the contract says the same. */
export const CHALLENGE_MS = 5 * 60_000;

/** The question that a device says it answered; empty when that cannot be read. It is checked against what was asked. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >;
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    // Whatever it is, it answers nothing that was asked.
    return '';
  }
}
