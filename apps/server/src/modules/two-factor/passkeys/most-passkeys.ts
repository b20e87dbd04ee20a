/** More than anyone has devices; keeps the list short. The problem's description states the same limit. */
export const MOST_PASSKEYS = 20;
