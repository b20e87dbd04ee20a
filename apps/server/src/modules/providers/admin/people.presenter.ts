import type { AdminProviderDetail, AuditLine, OpenInvitation } from '@travesia/contracts/providers';
import type { AuditLineRow, ContextRow, InvitationLine, StaffRow } from './provider-people.repo.ts';
import { instant } from './admin-providers.presenter.ts';

export const presentStaff = (row: StaffRow): AdminProviderDetail['staff'][number] => ({
  user_id: row.userId,
  name: row.name,
  email: row.email,
  role: row.role,
  since: instant(row.since),
  last_seen_at: row.lastSeen && instant(row.lastSeen),
});

/** A pending invitation. */
export const presentInvitationLine = ({ expiresAt, ...row }: InvitationLine): OpenInvitation => ({
  ...row,
  expires_at: instant(expiresAt),
});

export const presentContextLine = (row: ContextRow): AdminProviderDetail['contexts'][number] => ({
  id: row.id,
  by: { id: row.byId, name: row.byName },
  via: row.via,
  opened_at: instant(row.openedAt),
  ended_at: row.endedAt && instant(row.endedAt),
});

/** An audit log entry. */
export const presentAuditLine = ({ id, at, action, byId, byName, facts }: AuditLineRow): AuditLine => ({
  id,
  at: instant(at),
  action,
  by: byId ? { id: byId, name: byName } : null,
  facts,
});
