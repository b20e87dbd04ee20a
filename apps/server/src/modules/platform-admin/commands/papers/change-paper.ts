import type { AuditAction } from '@travesia/contracts/audit';
import { providerPaperChanged } from '@travesia/contracts/platform-admin';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import type { AuditFacts } from '../../../../platform/audit/audit.tables.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import {
  administeredBy,
  lockProvider,
  type PaperRow,
  type ProviderRow,
  refreshStanding,
  writeProvider,
} from '../../../providers/index.ts';
import { lapseUnlicensed } from '../../papers/lapse-unlicensed.ts';
import type { PlatformAdminDeps } from '../../platform-admin-deps.ts';
import { getProviderQuery } from '../../queries/get-provider.ts';

/** What was written, or null when nothing was other than before. */
type Changed = { paper: Pick<PaperRow, 'id' | 'kind' | 'body'>; facts: AuditFacts } | null;

const NOTED = {
  added: 'provider.paper_added',
  corrected: 'provider.paper_corrected',
  verified: 'provider.paper_verified',
  revoked: 'provider.paper_revoked',
} as const satisfies Record<string, AuditAction>;

interface Act {
  change: keyof typeof NOTED;
  version: number;
  reason: string;
  actor: Actor;
}

/**
 * Changes a paper of a partner by `write`, and with it the provider's version, standing and, where no licence is left, its
 * verification; its owners are told. Throws `request.stale_version` with the present provider.
 */
export async function changePaper(
  deps: PlatformAdminDeps,
  providerId: string,
  { change, version, reason, actor }: Act,
  write: (tx: Tx, row: ProviderRow, today: string) => Promise<Changed>,
): Promise<void> {
  const scope = administeredBy(actor);
  const present = await getProviderQuery(deps, providerId, 'en', actor);
  await unitOfWork(deps.database, async (tx) => {
    const row = await lockProvider(tx, scope, providerId);
    if (!row || row.listing !== 'partner') throw new ProblemError('providers.not_found');
    if (row.version !== version) throw new ProblemError('request.stale_version', { present });
    const now = { at: deps.clock.now(), today: deps.clock.today(row.timeZone) };
    const changed = await write(tx, row, now.today);
    if (!changed) return;
    const { paper, facts } = changed;
    await writeProvider(tx, row, {}, now.at);
    await refreshStanding(tx, [providerId], now.today);
    const target = { type: 'credential', id: paper.id };
    const noted = { reason, kind: paper.kind, ...facts };
    await appendAudit(tx, {
      action: NOTED[change],
      actor,
      at: now.at,
      contextProviderId: providerId,
      target,
      facts: noted,
    });
    const { kind, body } = paper;
    await appendEvent(tx, providerPaperChanged, { provider_id: providerId, paper: { kind, body }, change, reason });
    await lapseUnlicensed(tx, { ...row, version: row.version + 1 }, actor, now);
  });
}
