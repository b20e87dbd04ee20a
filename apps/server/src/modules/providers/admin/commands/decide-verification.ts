import type { AuditFacts } from '../../../../platform/audit/audit.tables.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { refuseMove, transition } from '../../../../platform/transition/transition.ts';
import { administeredBy } from '../../providers.policy.ts';
import { providerToAdminister } from '../../writing/provider-to-administer.ts';
import { isLicensed, lockCredentials } from '../../writing/credentials-on-file.repo.ts';
import { refreshFinding } from '../../finding/search-documents.ts';
import { unprovenCredentials } from '../../verification.rules.ts';
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
 * Changes the verification state of a partner. Throws `providers.stands_differently` and `request.stale_version`; when
 * verifying, `providers.credentials_unverified` if a required credential was not verified by itself, and
 * `providers.licence_missing` without a valid license.
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
    const held = await lockCredentials(tx, id);
    if (action === 'verify') {
      if (unprovenCredentials(held).length) throw new ProblemError('providers.credentials_unverified');
      if (!(await isLicensed(tx, id, today))) throw new ProblemError('providers.licence_missing');
    }
    const facts: AuditFacts = note ? { reason: note } : {};
    const documents = held.map((credential) => credential.id);
    await transition(tx, verificationLifecycle, { ...move, reason, documents, facts });
    await refreshStanding(tx, [id], at);
    await refreshFinding(tx, row);
  });
}
