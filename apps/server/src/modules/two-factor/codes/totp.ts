import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Travesia';
const PERIOD_S = 30;
/** A code of the step before and after counts too: clocks differ, and typing takes time. */
const WINDOW = 1;

/** A new secret of 160 bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/** What an authenticator app reads from the QR code; apps know no accents in the issuer. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of 30 seconds whose code it is, if it is one of a step after the last that was used; null otherwise. */
export function totpStep(secret: string, code: string, at: Date, lastStep: number | null): number | null {
  const timestamp = at.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}
