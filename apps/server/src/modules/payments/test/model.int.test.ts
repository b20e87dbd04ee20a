import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { wrongInReality } from '../testing/model/both.ts';
import { openReal, type RealWorld } from '../testing/model/real.ts';
import { REAL_BUGS, type RealBug } from '../testing/model/real-bugs.ts';
import { type Asked, livelyHistories } from '../testing/model/steps.ts';

/** `npm run torture:bookings -- model 500` sets another number. */
const RUNS = Number(process.env['MODEL_HISTORIES'] ?? 15);
const STEPS = 30;
/** A calendar is only so long. */
const PER_WORLD = 20;
const SEED = Number(process.env['MODEL_SEED'] ?? 20_261_127);
/** Histories in which a planted mistake must be found. */
const RUNS_WITH_A_BUG = 60;

let world: RealWorld | undefined;
afterEach(async () => {
  await world?.close();
  world = undefined;
});

/** The first history that is wrong, and how; null if none is. */
async function search(runs: number, bug: RealBug | null): Promise<string | null> {
  const sampled = fc.sample(livelyHistories(STEPS), { numRuns: runs, seed: SEED });
  for (const [at, history] of sampled.entries()) {
    if (at % PER_WORLD === 0) {
      await world?.close();
      world = await openReal(bug);
    }
    const wrong = world && (await wrongInReality(world, history).catch((error: unknown) => String(error)));
    if (wrong) return `${wrong}\nafter ${show(history)}`;
  }
  return null;
}

const show = (history: readonly Asked[]) =>
  history.map(({ step, which, other }) => `${step} ${which} ${other}`).join('\n');

describe('bookings and their money, on a database', () => {
  it(`do what the model says in ${RUNS} histories of ${STEPS} steps`, async () => {
    expect(await search(RUNS, null)).toBeNull();
  });

  it.each(REAL_BUGS)('are found to be wrong with the bug %s', async (bug) => {
    expect(await search(RUNS_WITH_A_BUG, bug)).not.toBeNull();
  });
});
