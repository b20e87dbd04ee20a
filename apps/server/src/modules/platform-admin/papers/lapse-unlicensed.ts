import { nextState } from '@travesia/contracts/kit';
import { providerLapsed } from '@travesia/contracts/platform-admin';
import { verificationMachine } from '@travesia/contracts/providers';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { isLicensed, type ProviderRow, refreshFinding, refreshStanding, writeProvider } from '../../providers/index.ts';

interface Now {
  at: Date;
  today: string;
}

/** Ends the verification of a locked provider that has no licence in force any more; answers whether it did. */
export async function lapseUnlicensed(tx: Tx, row: ProviderRow, actor: Actor, { at, today }: Now): Promise<boolean> {
  const verificationStatus = nextState(verificationMachine, row.verificationStatus, 'lapse', 'system');
  if (!verificationStatus || (await isLicensed(tx, row.id, today))) return false;
  await writeProvider(tx, row, { verificationStatus, verificationSince: at }, at);
  await refreshStanding(tx, [row.id], today);
  await refreshFinding(tx, row);
  const target = { type: 'provider', id: row.id };
  await appendAudit(tx, { action: 'provider.lapsed', actor, at, contextProviderId: row.id, target });
  await appendEvent(tx, providerLapsed, { provider_id: row.id });
  return true;
}
