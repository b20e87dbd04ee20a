/** Most characters that are looked at; spaces and hyphens do not count as digits. */
export const TOTP_TYPED_MAX = 20;
export const TOTP_DIGITS = /^\d{6}$/;

/** The digits of a code, as apps group them with spaces. */
export const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Whether a text is a whole code of an authenticator app; `TotpCode` says the same. */
export const isTotpCode = (text: string): boolean => text.length <= TOTP_TYPED_MAX && TOTP_DIGITS.test(digitsOf(text));
