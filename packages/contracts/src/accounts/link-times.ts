/** How long the link works that confirms an address: a mail of the evening is read in the morning. */
export const VERIFY_LINK_HOURS = 24;

/** How long the link to a new password works: it opens an account that may hold something (OWASP ASVS 6.4). */
export const RESET_LINK_MINUTES = 30;

/** How long the link works that an operator hands to somebody who chooses a first or new password. */
export const SET_UP_LINK_MINUTES = 60;
