import { type AccountUpdate, type ClinicAccounts, payoutAccountSet } from '@travesia/contracts/financials';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { refuseOutOfSight } from '../../../../platform/demo/sight.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refuseUnlessRecent } from '../../../accounts/index.ts';
import type { FinancialsDeps } from '../../financials-deps.ts';
import { moneyOfClinic } from '../../financials.policy.ts';
import { checkAccount, pauseOf } from '../account.rules.ts';
import { findInUse, findPayee, insertAccount, replaceAccount } from '../payout-accounts.repo.ts';
import { listClinicAccountsQuery } from '../queries/list-accounts.ts';

/**
 * Sets the account to which the request’s clinic is paid in a currency. A payout that is begun meanwhile goes to the one
 * before. Throws `auth.confirm_identity`, `request.invalid` and `request.stale_version`.
 */
export async function setAccount(
  deps: FinancialsDeps,
  currency: string,
  update: AccountUpdate,
  actor: Actor,
): Promise<ClinicAccounts> {
  const { database, clock, seal } = deps;
  const scope = moneyOfClinic(actor);
  refuseUnlessRecent(actor, clock);
  const { currencies } = await deps.reference();
  if (!currencies.some(({ code }) => code === currency))
    throw new ProblemError('request.invalid', {
      fields: [{ path: 'params.currency', code: 'unknown_currency', message: 'is no currency of the catalog' }],
    });
  const clean = checkAccount(update, currency);
  if ('faults' in clean) throw new ProblemError('request.invalid', { fields: clean.faults });
  const providerId = scope.of.kind === 'clinic' ? scope.of.id : '';
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'payout', [providerId]);
    const clinic = await findPayee(tx, scope, providerId);
    if (!clinic) throw new ProblemError('access.no_clinic');
    refuseOutOfSight(scope.person, clinic);
    const before = await findInUse(tx, providerId, currency);
    if ((before?.revision ?? 0) !== update.version) throw new ProblemError('request.stale_version');
    if (before) await replaceAccount(tx, before.id, at);
    const id = uuidv7();
    const { holder, country, bank_name: bankName, scheme } = update;
    const pausedUntil = pauseOf(!before, at);
    await insertAccount(tx, {
      id,
      providerId,
      currency,
      revision: update.version + 1,
      holder,
      country,
      bankName,
      scheme,
      ending: clean.ending,
      detailsSealed: seal.seal(clean.details, id),
      setBy: scope.person.userId,
      createdAt: at,
      pausedUntil,
    });
    await appendAudit(tx, {
      action: 'financials.account_set',
      actor,
      at,
      target: { type: 'payout_account', id },
      contextProviderId: providerId,
      facts: { currency, scheme, ending: clean.ending, before: before?.ending ?? null },
    });
    await appendEvent(tx, payoutAccountSet, { account_id: id });
  });
  return listClinicAccountsQuery(deps, actor);
}
