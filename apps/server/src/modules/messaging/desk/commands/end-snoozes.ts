import { snoozeEnded } from '@travesia/contracts/messaging';
import type { Tx } from '../../../../platform/db/database.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { writeSide } from '../../conversations.repo.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { tellTeam } from '../../tell-sides.ts';
import { listEndedSnoozes, lockEndedSnooze } from '../snoozes.repo.ts';
import { listReaders } from '../team.repo.ts';

/** Ended by one run; those left are ended by the next, a minute later. */
const AT_ONCE = 500;

/** Brings snoozed conversations whose time has come back to the top of their team’s list, and tells who answers them. */
export async function endSnoozes({ database, clock }: Pick<MessagingDeps, 'database' | 'clock'>): Promise<void> {
  const at = clock.now();
  for (const id of await listEndedSnoozes(database.db, at, AT_ONCE))
    await unitOfWork(database, (tx) => endSnooze(tx, id, at));
}

async function endSnooze(tx: Tx, sideId: string, at: Date): Promise<void> {
  const found = await lockEndedSnooze(tx, sideId, at);
  if (!found) return;
  const { row, own } = found;
  if (own.archivedAt) {
    await writeSide(tx, own, { snoozedUntil: null });
    return;
  }
  await writeSide(tx, own, { snoozedUntil: null, wokenAt: at, lastAt: at });
  const { assigneeId: userId } = own;
  // Assignees stay named after they left the team, and are told nothing more.
  if (userId && (await listReaders(tx, { ...own, demo: row.demo })).includes(userId))
    await appendEvent(tx, snoozeEnded, { conversation_id: row.id, user_id: userId, party: own.party });
  tellTeam(row, own);
}
