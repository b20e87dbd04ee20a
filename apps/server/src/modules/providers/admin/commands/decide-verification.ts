import type { AuditFacts } from '../../../../platform/audit/audit.tables.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../../platform/transition/transition.ts';
import { administeredBy } from '../../providers.policy.ts';
import { providerToAdminister } from '../../writing/provider-to-administer.ts';
import { hasLicence, listCredentialIds } from '../../writing/credentials-on-file.repo.ts';
import { passCredentials } from '../../writing/pass-credentials.ts';
import { refreshFinding } from '../../search-documents.ts';
import { refreshStanding } from '../../writing/providers-write.repo.ts';
import { verificationLifecycle } from '../../writing/provider.lifecycles.ts';
import type { ProvidersAdminDeps } from '../providers-admin-deps.ts';

interface Decision {
  action: 'submit' | 'verify' | 'reject';
  /** Why the credentials are rejected; its people read it. */
  reason?: string;
  /** Why it is done, for the audit log alone. */
  note?: string;
  /** The version that was looked at, where somebody looked at a list. */
  version?: number;
}

/**
 * Moves the verification of a partner on. Throws `providers.stands_differently`, `request.stale_version`, and
 * `providers.licence_missing` when it is to be verified without a licence in force.
 */
export async function decideVerification(
  { database, clock }: ProvidersAdminDeps,
  id: string,
  { action, reason, note, version }: Decision,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await providerToAdminister(tx, scope, id);
    const today = clock.today(row.timeZone);
    if (version !== undefined && version !== row.version) throw new ProblemError('request.stale_version');
    const move = { row, action, actor, as: 'admin', at } as const;
    refuseMove(verificationLifecycle, row, move);
    if (action === 'verify' && !(await hasLicence(tx, id, today))) throw new ProblemError('providers.licence_missing');
    // Credentials that were being checked count from today.
    const credentials: AuditFacts =
      action === 'verify' ? { credentials: await passCredentials(tx, id, { actor, at, today }) } : {};
    const facts: AuditFacts = { ...(note ? { reason: note } : {}), ...credentials };
    const documents = await listCredentialIds(tx, id);
    await transition(tx, verificationLifecycle, { ...move, reason, documents, facts });
    await refreshStanding(tx, [id], at);
    await refreshFinding(tx, row);
  });
}
