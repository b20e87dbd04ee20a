/** Lifetime of an address confirmation link: an email sent in the evening is read in the morning. */
export const VERIFY_LINK_HOURS = 24;

/** How long a used confirmation link still answers that the address is confirmed: mail scanners and reloads open links first. */
export const USED_LINK_HOURS = 24;

/** Lifetime of a password reset link: it opens an account that may hold sensitive data (OWASP ASVS 6.4). */
export const RESET_LINK_MINUTES = 30;

/** Lifetime of the link an admin sends to a user who chooses a first or new password. */
export const SET_UP_LINK_MINUTES = 60;
