/** Days between requesting account deletion and the deletion. */
export const GRACE_DAYS = 30;
/** Days until a finished export expires. */
export const EXPORT_DAYS = 7;
