/** `SWEEPS=whole` (`npm run test:whole`) tries everything; otherwise sweeps take a third of what they would try. */
const STEP = process.env['SWEEPS'] === 'whole' ? 1 : 3;

/** The share of a long list that is tried. */
export const SAMPLED = 1 / STEP;

/**
 * Every third entry of a list, the next third for the next `turn`: three readers of one address try all of it between them. The same
 * entries in every run, so that a finding comes back.
 */
export const sampleOf = <T>(list: readonly T[], turn: number): readonly T[] =>
  STEP === 1 ? list : list.filter((_entry, at) => (at + turn) % STEP === 0);
