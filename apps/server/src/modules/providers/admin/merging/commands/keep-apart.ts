import { appendAudit } from '../../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../../platform/problem-error.ts';
import type { ProvidersAdminDeps } from '../../providers-admin-deps.ts';
import { administeredBy } from '../../../providers.policy.ts';
import { lockPair } from '../clinic-pair.ts';
import { deleteApart, insertApart } from '../duplicates.repo.ts';

/** Decides that two clinics are not duplicates, or takes that back. Throws `providers.not_found`. */
export async function keepApart(
  { database, clock }: Pick<ProvidersAdminDeps, 'database' | 'clock'>,
  { id, other: otherId }: { id: string; other: string },
  areApart: boolean,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  if (id === otherId) throw new ProblemError('providers.not_found');
  await unitOfWork(database, async (tx) => {
    const { one, other } = await lockPair(tx, scope, id, otherId);
    const changed = areApart ? await insertApart(tx, id, otherId, at) : await deleteApart(tx, id, otherId);
    if (!changed) return;
    await appendAudit(tx, {
      action: areApart ? 'provider.kept_apart' : 'provider.suggested_again',
      actor,
      at,
      contextProviderId: one.id,
      target: { type: 'provider', id: one.id },
      facts: { other: other.name },
    });
  });
}
