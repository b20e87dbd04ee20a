/** Milliseconds until a start that shows nothing counts as failed. */
export const BOOT_PATIENCE_MS = 20_000;
