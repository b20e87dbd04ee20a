/** `SWEEPS=whole` (`npm run test:whole`) tries everything; otherwise sweeps try a third. */
const STEP = process.env['SWEEPS'] === 'whole' ? 1 : 3;

/** The tried share of a long list. */
export const SAMPLED = 1 / STEP;

/**
 * Every third entry of a list, the next third for the next `turn`: three readers of a path cover all of it. The same
 * entries in every run, so that findings are reproducible.
 */
export const sampleOf = <T>(list: readonly T[], turn: number): readonly T[] =>
  STEP === 1 ? list : list.filter((_entry, at) => (at + turn) % STEP === 0);
