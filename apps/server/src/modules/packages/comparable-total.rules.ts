/** Lines that people choose to add; all others are paid for by everybody whose price leaves them out. */
const CHOSEN: ReadonlySet<string> = new Set(['companion', 'insurance', 'revision_policy']);

/**
 * Whether a line that is not included belongs into the comparable total, the price plus what one would also pay.
 * A companion's bed, an insurance premium and a later revision are not everybody's.
 */
export const isForEverybody = (inclusionKey: string): boolean => !CHOSEN.has(inclusionKey);
