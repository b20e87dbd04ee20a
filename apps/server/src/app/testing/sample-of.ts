/** `SWEEPS=whole` (`npm run test:whole`) tries everything; otherwise sweeps try one in 24. */
const STEP = process.env['SWEEPS'] === 'whole' ? 1 : 24;

/** The tried share of a long list. */
export const SAMPLED = 1 / STEP;

/**
 * Every 24th entry of a list, the next ones for the next `turn`: readers of a path try different ones. The same
 * entries in every run, so that findings are reproducible.
 */
export const sampleOf = <T>(list: readonly T[], turn: number): readonly T[] =>
  STEP === 1 ? list : list.filter((_entry, at) => (at + turn) % STEP === 0);
