/** Maximum characters examined; spaces and hyphens don't count as digits. */
export const TOTP_TYPED_MAX = 20;
export const TOTP_DIGITS = /^\d{6}$/;

/** Returns the digits of a code, which apps group with spaces. */
export const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Whether a text is a complete authenticator app code; same rule as `TotpCode`. */
export const isTotpCode = (text: string): boolean => text.length <= TOTP_TYPED_MAX && TOTP_DIGITS.test(digitsOf(text));
