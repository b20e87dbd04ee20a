const IS_WHOLE = process.env['SWEEPS'] === 'whole';
/** `SWEEPS=whole` (`npm run test:whole`) tries everything; otherwise sweeps try one in 24. */
const STEP = 24;

/** The tried share of a long list. */
export const SAMPLED = IS_WHOLE ? 1 : 1 / STEP;

/**
 * Every 24th entry of a list, or every `step`th, the next ones for the next `turn`: readers of a path try different ones. The same
 * entries in every run, so that findings are reproducible.
 */
export const sampleOf = <T>(list: readonly T[], turn: number, step = STEP): readonly T[] =>
  IS_WHOLE ? list : list.filter((_entry, at) => (at + turn) % step === 0);
