import { type Session, type User, writeNames } from '@travesia/contracts/accounts';
import { avatarAddress } from './avatar/avatar-address.ts';
import type { Memberships } from './accounts-deps.ts';
import { nameDevice, placeOf } from './sessions/device.ts';
import type { SessionRow } from './sessions/sessions.repo.ts';
import type { UserRow } from './people/users.repo.ts';

/** Presents a user to themselves in the API. */
export const presentUser = (user: UserRow, { providerId, organizationId }: Memberships): User => ({
  id: user.id,
  email: user.email,
  role: user.role,
  ...writeNames(user),
  avatar_url: avatarAddress(user),
  language: user.language,
  currency: user.currency,
  ...(user.country ? { country: user.country } : {}),
  email_verified: user.emailVerifiedAt !== null,
  two_factor_enabled: user.twoFactorSince !== null,
  demo: user.demo,
  ...(user.status === 'closing' && user.eraseAfter ? { erase_after: user.eraseAfter.toISOString() } : {}),
  ...(providerId ? { provider_id: providerId } : {}),
  ...(organizationId ? { organization_id: organizationId } : {}),
});

/** Presents a session to its owner. */
export const presentSession = (session: SessionRow, currentId: string | null): Session => ({
  id: session.id,
  current: session.id === currentId,
  device: nameDevice(session.userAgent),
  place: placeOf(session.timeZone),
  network: session.network,
  created_at: session.createdAt.toISOString(),
  last_seen_at: session.lastSeenAt.toISOString(),
  expires_at: session.expiresAt.toISOString(),
});
