import { type Adjustment, ALONE_AT_MOST, type NewAdjustment } from '@travesia/contracts/financials';
import type { Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { bookAdjustment } from '../book-adjustment.ts';
import type { FinancialsDeps } from '../financials-deps.ts';
import { type MoneyScope, moneyOfAll } from '../financials.policy.ts';
import { adjustmentLifecycle } from '../payout.lifecycles.ts';
import { insertAdjustment, listPayable } from '../payouts.repo.ts';
import { needsTwo } from '../payouts.rules.ts';
import { readAdjustment } from '../queries/list-adjustments.ts';

/**
 * Corrects what a clinic is owed. Above the limit it waits for a second person. Throws `financials.clinic_not_found`, and
 * `request.invalid` for an unknown currency.
 */
export async function createAdjustment(
  deps: FinancialsDeps,
  input: NewAdjustment,
  { actor }: RequestContext,
): Promise<Adjustment> {
  const scope = moneyOfAll(actor);
  const { rates } = await deps.reference();
  const { currency } = input.amount;
  if (!rates.has(currency))
    throw new ProblemError('request.invalid', {
      fields: [{ path: 'body.amount.currency', code: 'unknown_currency', message: 'is not known' }],
    });
  const isAlone = !needsTwo(input.amount, ALONE_AT_MOST, rates);
  const id = await unitOfWork(deps.database, (tx) => store(tx, scope, input, { isAlone, at: deps.clock.now() }));
  return readAdjustment(deps, scope, id);
}

async function store(
  tx: Tx,
  scope: MoneyScope,
  { provider_id: providerId, amount: { amount: amountMinor, currency }, reason }: NewAdjustment,
  { isAlone, at }: { isAlone: boolean; at: Date },
): Promise<string> {
  const { person: actor } = scope;
  if (!(await listPayable(tx, scope, [providerId])).has(providerId))
    throw new ProblemError('financials.clinic_not_found');
  const row = await insertAdjustment(tx, {
    providerId,
    amountMinor,
    currency,
    reason,
    status: 'waiting_for_approval',
    requestedBy: actor.userId,
    createdAt: at,
  });
  await begin(tx, adjustmentLifecycle, {
    row,
    actor,
    as: 'admin',
    at,
    audit: {
      action: 'financials.adjustment_asked',
      target: { type: 'adjustment', id: row.id },
      contextProviderId: providerId,
    },
    facts: { amount: amountMinor, currency },
  });
  if (isAlone) await bookAdjustment(tx, row, { actor: { kind: 'system' }, as: 'system', at });
  return row.id;
}
