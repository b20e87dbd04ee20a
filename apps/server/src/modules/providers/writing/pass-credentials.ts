import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { credentialLifecycle } from './credential.lifecycle.ts';
import { lockBeingChecked } from './credentials-on-file.repo.ts';

/** Credentials that were being checked count as verified from today; answers how many. Those that have ended stay as they are. */
export async function passCredentials(
  tx: Tx,
  providerId: string,
  { today, ...by }: Pick<AuditEntry, 'actor' | 'at'> & { today: string },
): Promise<number> {
  const rows = await lockBeingChecked(tx, providerId, today);
  for (const row of rows)
    await transition(tx, credentialLifecycle, { ...by, row, action: 'pass', as: 'admin', set: { checkedOn: today } });
  return rows.length;
}
