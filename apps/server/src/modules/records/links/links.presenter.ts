import type { RecordLink } from '@travesia/contracts/records';
import type { Seal } from '../../../platform/secrets/seal.ts';
import { linkActions, linkReads } from './links.policy.ts';
import type { LinkFound } from './links.repo.ts';

/** A link as its patient sees it. One whose day has passed is over, even if its timer is late. */
export function presentLink(seal: Seal, { row, records }: LinkFound, now: Date): RecordLink {
  const isOver = row.status === 'active' && !linkReads(row, now);
  return {
    id: row.id,
    name: row.nameSealed === null ? null : seal.open(row.nameSealed, row.id),
    status: isOver ? 'expired' : row.status,
    records: records.map(({ id, titleSealed }) => ({ id, title: seal.open(titleSealed, id) })),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    views: row.views,
    first_read_at: row.firstReadAt?.toISOString() ?? null,
    last_read_at: row.lastReadAt?.toISOString() ?? null,
    version: row.version,
    actions: isOver ? [] : linkActions(row),
  };
}
