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
  /** Why the credentials were rejected; shown to the clinic's team. */
  reason?: string;
  /** Internal reason, for the audit log only. */
  note?: string;
  /** The version the admin saw, when deciding from a list. */
  version?: number;
}

/**
 * Changes the verification state of a partner. Throws `providers.stands_differently`, `request.stale_version`, and
 * `providers.licence_missing` when verifying a provider without a valid license.
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
    // Credentials under review are verified as of today.
    const credentials: AuditFacts =
      action === 'verify' ? { credentials: await passCredentials(tx, id, { actor, at, today }) } : {};
    const facts: AuditFacts = { ...(note ? { reason: note } : {}), ...credentials };
    const documents = await listCredentialIds(tx, id);
    await transition(tx, verificationLifecycle, { ...move, reason, documents, facts });
    await refreshStanding(tx, [id], at);
    await refreshFinding(tx, row);
  });
}
