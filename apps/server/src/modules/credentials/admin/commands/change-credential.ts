import type { AuditAction } from '@travesia/contracts/audit';
import { providerCredentialChanged } from '@travesia/contracts/providers';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { AuditFacts } from '../../../../platform/audit/audit.tables.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import {
  administeredBy,
  partnerToAdminister,
  type ProviderRow,
  refreshStanding,
  writeProvider,
  type ProvidersAdminDeps,
  getProviderQuery,
} from '../../../providers/index.ts';
import type { CredentialRow } from '../../credentials.repo.ts';
import { lapseUnlicensed } from '../lapse-unlicensed.ts';

/** The result of a write: `moved` if a transition already logged and announced it, null if nothing changed. */
type Changed = { credential: Pick<CredentialRow, 'id' | 'kind' | 'body'>; facts: AuditFacts } | 'moved' | null;

const NOTED = {
  added: 'provider.paper_added',
  corrected: 'provider.paper_corrected',
} as const satisfies Record<string, AuditAction>;

interface Act {
  version: number;
  /** Given by the admin; taking something back needs none. */
  reason?: string;
  actor: Actor;
  /** Audit action for a change other than a transition. */
  change?: keyof typeof NOTED;
}

/** The time of the change and the clinic's local date. */
interface Now {
  at: Date;
  today: string;
}

/**
 * Changes a partner's credential through `write`, and with it the provider's version, standing and, without a remaining license,
 * its verification; notifies its owners. Throws `request.stale_version` with the current provider.
 */
export async function changeCredential(
  deps: ProvidersAdminDeps,
  providerId: string,
  { change, version, reason, actor }: Act,
  write: (tx: Tx, row: ProviderRow, now: Now) => Promise<Changed>,
): Promise<void> {
  const scope = administeredBy(actor);
  const present = await getProviderQuery(deps, providerId, 'en', actor);
  await unitOfWork(deps.database, async (tx) => {
    const row = await partnerToAdminister(tx, scope, providerId);
    if (row.version !== version) throw new ProblemError('request.stale_version', { present });
    const now = { at: deps.clock.now(), today: deps.clock.today(row.timeZone) };
    const changed = await write(tx, row, now);
    if (!changed) return;
    await writeProvider(tx, row, {}, now.at);
    await refreshStanding(tx, [providerId], now.at);
    if (changed !== 'moved' && change && reason !== undefined) {
      const { id, kind, body } = changed.credential;
      const target = { type: 'credential', id };
      const facts = { reason, kind, ...changed.facts };
      await appendAudit(tx, { action: NOTED[change], actor, at: now.at, contextProviderId: providerId, target, facts });
      await appendEvent(tx, providerCredentialChanged, {
        provider_id: providerId,
        paper: { kind, body },
        change,
        reason,
      });
    }
    await lapseUnlicensed(tx, { ...row, version: row.version + 1 }, actor, now);
  });
}
