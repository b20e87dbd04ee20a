/** More than anybody has devices; keeps the list short. The problem's description says the same. */
export const MOST_PASSKEYS = 20;
