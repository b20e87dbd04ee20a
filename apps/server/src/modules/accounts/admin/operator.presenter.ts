import type { UserRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import type { AccountStatus } from '../accounts.tables.ts';
import type { UserRow } from '../people/users.repo.ts';

/** An account in an operator's list. Contains no secrets. */
export interface AccountLine {
  id: string;
  email: string;
  name: string;
  role: UserRole;
  status: AccountStatus;
  demo: boolean;
  created_at: string;
}

/** A single account for an operator. */
export interface AccountDetails extends AccountLine {
  language: Locale;
  country: string | null;
  email_verified_at: string | null;
  has_password: boolean;
  password_changed_at: string | null;
  /** Whether the account is exempt from feature flags. */
  privileged: boolean;
}

export const presentAccountLine = (user: UserRow): AccountLine => ({
  id: user.id,
  email: user.email,
  name: `${user.firstName} ${user.lastName}`.trim(),
  role: user.role,
  status: user.status,
  demo: user.demo,
  created_at: user.createdAt.toISOString(),
});

export const presentAccountDetails = (user: UserRow, privileged: boolean): AccountDetails => ({
  ...presentAccountLine(user),
  language: user.language,
  country: user.country,
  email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
  has_password: user.passwordHash !== null,
  password_changed_at: user.passwordChangedAt?.toISOString() ?? null,
  privileged,
});
