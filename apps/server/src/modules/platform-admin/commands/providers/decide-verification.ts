import type { AuditAction } from '@travesia/contracts/audit';
import { nextState } from '@travesia/contracts/kit';
import { providerDecided } from '@travesia/contracts/platform-admin';
import { verificationMachine } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import {
  administeredBy,
  hasLicence,
  lockProvider,
  passPapers,
  type ProviderRow,
  refreshFinding,
  refreshStanding,
  writeProvider,
} from '../../../providers/index.ts';
import type { PlatformAdminDeps } from '../../platform-admin-deps.ts';

interface Decision {
  action: 'submit' | 'verify' | 'reject';
  /** Why the papers are rejected; its people read it. */
  reason?: string;
  /** Why it is done, for the audit log alone. */
  note?: string;
  /** The version that was looked at, where somebody looked at a list. */
  version?: number;
}

const NOTED: Readonly<Record<Decision['action'], AuditAction>> = {
  submit: 'provider.submitted',
  verify: 'provider.verified',
  reject: 'provider.rejected',
};

/**
 * Moves the verification of a partner on. Throws `providers.stands_differently`, `request.stale_version`, and
 * `providers.licence_missing` when it is to be verified without a licence in force.
 */
export async function decideVerification(
  { database, clock }: PlatformAdminDeps,
  id: string,
  { action, reason, note, version }: Decision,
  actor: Actor,
): Promise<void> {
  const scope = administeredBy(actor);
  const at = clock.now();
  await unitOfWork(database, async (tx) => {
    const row = await lockProvider(tx, scope, id);
    if (!row) throw new ProblemError('providers.not_found');
    const today = clock.today(row.timeZone);
    if (version !== undefined && version !== row.version) throw new ProblemError('request.stale_version');
    const next = row.listing === 'partner' && nextState(verificationMachine, row.verificationStatus, action, 'admin');
    if (!next) throw new ProblemError('providers.stands_differently');
    const passed = action === 'verify' ? await countPassed(tx, row, today) : 0;
    const changes = { verificationStatus: next, verificationSince: at, rejectionReason: reason ?? null };
    await writeProvider(tx, row, changes, at);
    await refreshStanding(tx, [id], today);
    await refreshFinding(tx, row);
    const why = reason ?? note;
    const facts = { ...(why ? { reason: why } : {}), ...(action === 'verify' ? { papers: passed } : {}) };
    const target = { type: 'provider', id };
    await appendAudit(tx, { action: NOTED[action], actor, at, contextProviderId: id, target, facts });
    if (action === 'submit') return;
    const decision = action === 'verify' ? 'verified' : 'rejected';
    await appendEvent(tx, providerDecided, { provider_id: id, decision, reason: reason ?? null });
  });
}

/** Papers that were being checked count from today; without a licence nothing is verified. */
async function countPassed(tx: Tx, { id }: ProviderRow, today: string): Promise<number> {
  if (!(await hasLicence(tx, id, today))) throw new ProblemError('providers.licence_missing');
  return passPapers(tx, id, today);
}
