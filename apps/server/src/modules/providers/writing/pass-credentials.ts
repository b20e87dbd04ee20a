import type { AuditEntry } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { transition } from '../../../platform/transition/transition.ts';
import { credentialLifecycle } from './credential.lifecycle.ts';
import { lockBeingChecked } from './credentials-on-file.repo.ts';

/** Marks credentials under review as verified from today; returns how many. Expired ones are left unchanged. */
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
