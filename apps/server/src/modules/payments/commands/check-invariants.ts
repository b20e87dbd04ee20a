import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { GatewayUnreachable } from '../../../platform/payments/gateway.ts';
import { type Break, findBreaks } from '../invariants/find-breaks.ts';
import { INVARIANTS } from '../invariants/invariants.repo.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { insertReconciliation } from '../payments.repo.ts';
import { reconcile } from './reconcile.ts';

/** Checks the invariants of a running installation, logs what breaks them, and keeps the result beside those of the reconciler. */
export async function checkInvariants(deps: MoneyDeps): Promise<Break[]> {
  const { database, clock, logger } = deps;
  const startedAt = clock.now();
  // What the reconciler can mend was only on its way.
  if ((await withoutGateway(deps)).length) await reconcile(deps);
  const breaks = await withoutGateway(deps);
  for (const { name, what, id } of breaks) logger.error({ id }, `${name} does not hold: ${what}`);
  const findings = breaks.map(({ name, what, id }) => ({ what: `${name}: ${what}`, id }));
  await unitOfWork(database, (tx) =>
    insertReconciliation(tx, {
      isCheck: true,
      startedAt,
      endedAt: clock.now(),
      looked: INVARIANTS.length + 2,
      repaired: 0,
      findings,
    }),
  );
  return breaks;
}

/** The same without the comparison while the gateway cannot be asked. */
async function withoutGateway(deps: MoneyDeps): Promise<Break[]> {
  try {
    return await findBreaks(deps);
  } catch (error) {
    if (!(error instanceof GatewayUnreachable)) throw error;
    return findBreaks({ ...deps, gateway: null });
  }
}
