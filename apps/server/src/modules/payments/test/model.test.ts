import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bug, BUGS } from '../testing/model/bugs.ts';
import { wrongAtRest, wrongNow } from '../testing/model/checks.ts';
import { Model } from '../testing/model/model.ts';
import { type Asked, histories, take } from '../testing/model/steps.ts';

const RUNS = 10_000;
const STEPS = 60;

/** What is wrong with a history, during it or once it settled; null if nothing is. */
function wrongWith(history: readonly Asked[], bug: Bug | null): string | null {
  const model = new Model(bug);
  for (const asked of history) {
    take(model, asked);
    const wrong = wrongNow(model);
    if (wrong) return wrong;
  }
  for (let round = 0; round < 3; round++) {
    model.tick(25 * 60);
    for (const { id } of model.disputes) model.decideDispute(id, 'won');
    while (model.gateway.messages.length) model.deliver(0, false);
    model.reconcile();
  }
  return wrongNow(model) ?? wrongAtRest(model);
}

const search = (bug: Bug | null) =>
  fc.check(
    fc.property(histories(STEPS), (history) => wrongWith(history, bug) === null),
    { numRuns: bug === null ? RUNS : 4 * RUNS, seed: 20_261_127, endOnFailure: bug !== null },
  );

describe('bookings and their money', () => {
  it(`contradict themselves in none of ${RUNS} histories of up to ${STEPS} steps`, () => {
    const { counterexample } = search(null);
    const history = counterexample?.[0] ?? [];
    expect([wrongWith(history, null), ...history.map(({ step, which, other }) => `${step} ${which} ${other}`)]).toEqual(
      [null],
    );
  });

  it.each(BUGS)('are found to be wrong with the bug %s', (bug) => {
    expect(search(bug).failed).toBe(true);
  });
});
