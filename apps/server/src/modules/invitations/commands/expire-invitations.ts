import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { moveInvitation } from '../invitation-state.ts';
import { lockOverdue } from '../invitations.repo.ts';

const BATCH = 200;

/** Notes of invitations whose time is over that they are; answers how many. */
export async function expireInvitations(database: Database, clock: Clock): Promise<number> {
  const at = clock.now();
  for (let total = 0; ;) {
    const count = await unitOfWork(database, async (tx) => {
      const overdue = await lockOverdue(tx, at, BATCH);
      for (const row of overdue) await moveInvitation(tx, row, 'expire', { actor: 'system', at });
      return overdue.length;
    });
    total += count;
    if (count < BATCH) return total;
  }
}
