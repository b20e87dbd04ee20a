/** Days between asking for an account to be erased and its erasure. */
export const GRACE_DAYS = 30;
/** Days that a finished export can be downloaded. */
export const EXPORT_DAYS = 7;
