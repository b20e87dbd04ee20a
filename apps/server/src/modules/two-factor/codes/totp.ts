import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Travesia';
const PERIOD_S = 30;
/** Accepts the previous and next step too: clocks differ, and typing takes time. */
const WINDOW = 1;

/** A new secret of 160 bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/** The otpauth URI for the QR code; the issuer has no accents because apps don't support them. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The 30-second step of a code, if it matches a step after the last used one; null otherwise. */
export function totpStep(secret: string, code: string, at: Date, lastStep: number | null): number | null {
  const timestamp = at.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}
