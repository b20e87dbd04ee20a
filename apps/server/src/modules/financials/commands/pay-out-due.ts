import type { Logger } from 'pino';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { beginPayout } from '../begin-payout.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import { moneyOfEveryone } from '../financials.policy.ts';
import { sumFigures } from '../money-lines.repo.ts';

const SYSTEM = { kind: 'system' } as const;

/** Begins the payouts of all clinics that have enough available, each in a transaction of its own. Returns how many. */
export async function payOutDue(
  { database, clock, reference }: FinancialsDeps,
  logger: Pick<Logger, 'info'>,
): Promise<number> {
  const scope = moneyOfEveryone();
  const { rates } = await reference();
  let begun = 0;
  for (const { providerId, currency, sums } of await sumFigures(database.db, scope)) {
    if (sums.available <= 0) continue;
    const payout = await unitOfWork(database, (tx) =>
      beginPayout(tx, scope, { providerId, currency, rates, actor: SYSTEM, at: clock.now() }),
    );
    if (typeof payout === 'object') begun += 1;
  }
  logger.info({ begun }, 'payouts begun');
  return begun;
}
