/**
 * Months after which each kind is deleted, counted from the day it was received. Texts, emails and the nightly job
 * read it here.
 */
export const KEPT_MONTHS = { consultation: 12, contact: 6, claim: 12 } as const;

/** Working days (Monday to Friday) within which a request is answered. */
export const ANSWER_WORKING_DAYS = 2;
