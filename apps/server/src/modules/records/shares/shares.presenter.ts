import type { RecordShare } from '@travesia/contracts/records';
import { shareActions } from './shares.policy.ts';
import type { ShareFound } from './shares.repo.ts';

/** A share as its patient sees it. One whose day has passed is over, even if its timer is late. */
export const presentShare = ({ row, reference, clinic }: ShareFound, now: Date): RecordShare => {
  const isOver = row.status === 'active' && row.expiresAt <= now;
  return {
    id: row.id,
    journey_id: row.journeyId,
    reference,
    clinic,
    status: isOver ? 'expired' : row.status,
    shared_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    last_read_at: row.lastReadAt?.toISOString() ?? null,
    version: row.version,
    actions: isOver ? [] : shareActions(row),
  };
};
