import type { Logger } from 'pino';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { beginPayout } from '../begin-payout.ts';
import { sumOwed } from '../figures/owed.repo.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import { moneyOfEveryone } from '../financials.policy.ts';

const SYSTEM = { kind: 'system' } as const;

/** Begins the payouts of all clinics that have enough available, each in a transaction of its own. Returns how many. */
export async function payOutDue(
  { database, clock, reference }: FinancialsDeps,
  logger: Pick<Logger, 'info'>,
): Promise<number> {
  const scope = moneyOfEveryone();
  const { rates } = await reference();
  let begun = 0;
  for (const { providerId, currency, available } of await sumOwed(database.db, scope)) {
    if (available <= 0) continue;
    const payout = await unitOfWork(database, (tx) =>
      beginPayout(tx, scope, { providerId, currency, rates, actor: SYSTEM, at: clock.now() }),
    );
    if (typeof payout === 'object') begun += 1;
  }
  logger.info({ begun }, 'payouts begun');
  return begun;
}
