import {
  type SecondFactorMethod,
  type Session,
  writeNames,
  type AdminUser,
  type AdminUserDetail,
  type RoleEvent,
  type SignInHurdle,
} from '@travesia/contracts/accounts';
import { isInSight } from '../../../platform/demo/sight.ts';
import { type UserRole, UserRole as Roles, type FlagPreview } from '@travesia/contracts/access';
import type { AllAccountsScope } from '../accounts.policy.ts';
import type { listConsents } from '../people/users.repo.ts';
import { whyKept } from './account-to-administer.ts';
import { assignableRoles, userActions } from './user-actions.rules.ts';
import type { HistoryRow } from './user-history.repo.ts';
import type { UserListRow } from './user-listing.repo.ts';

/** Presents an account in an admin's list. */
export function presentAdminUser(scope: AllAccountsScope, { user, lastSeen, worksFor }: UserListRow): AdminUser {
  const { id, email, role, status, demo } = user;
  return {
    id,
    email,
    ...writeNames(user),
    role,
    status,
    email_verified: user.emailVerifiedAt !== null,
    two_factor_enabled: user.twoFactorSince !== null,
    country: user.country,
    language: user.language,
    demo,
    works_for: worksFor,
    created_at: user.createdAt.toISOString(),
    last_seen_at: lastSeen?.toISOString() ?? null,
    version: user.version,
    actions: userActions({ role, status, demo, kept: whyKept(scope, user) !== null }),
  };
}

interface Known {
  privileged: boolean;
  secondFactors: SecondFactorMethod[];
  sessions: Session[];
  history: HistoryRow[];
  consents: Awaited<ReturnType<typeof listConsents>>;
  features: FlagPreview['data'];
  hurdles: SignInHurdle[];
}

/** Presents account details to an admin. */
export function presentAdminUserDetail(scope: AllAccountsScope, row: UserListRow, known: Known): AdminUserDetail {
  const { user } = row;
  const kept = whyKept(scope, user);
  return {
    ...presentAdminUser(scope, row),
    currency: user.currency,
    email_verified_at: written(user.emailVerifiedAt),
    terms_accepted_at: written(user.termsAcceptedAt),
    erase_after: user.status === 'closing' ? written(user.eraseAfter) : null,
    privileged: known.privileged,
    has_password: user.passwordHash !== null,
    password_changed_at: written(user.passwordChangedAt),
    two_factor_since: written(user.twoFactorSince),
    second_factors: known.secondFactors,
    sign_in_hurdles: known.hurdles,
    sessions: known.sessions,
    history: known.history.map((one) => presentHistory(scope, one)),
    consents: known.consents.map(({ purpose, wording, givenAt, withdrawnAt }) => ({
      purpose,
      wording,
      given_at: givenAt.toISOString(),
      withdrawn_at: written(withdrawnAt),
    })),
    features: known.features,
    assignable_roles: assignableRoles({ ...user, kept: kept !== null }),
    kept_because: kept,
  };
}

const written = (at: Date | null): string | null => at?.toISOString() ?? null;

const KINDS: Readonly<Record<string, RoleEvent['kind']>> = {
  'account.registered': 'registered',
  'account.created_by_operator': 'created',
  'account.role_changed': 'role_changed',
  'account.suspended': 'suspended',
  'account.activated': 'activated',
};

function presentHistory({ sight }: AllAccountsScope, { entry, by }: HistoryRow): RoleEvent {
  const { id, at, action, actorKind, facts } = entry;
  const shown = isInSight(sight, by) ? by : null;
  return {
    id,
    at: at.toISOString(),
    kind: KINDS[action] ?? 'registered',
    from: roleIn(facts['from']),
    to: roleIn(facts['to'] ?? facts['role']),
    by: { id: shown?.id ?? null, name: shown ? `${shown.firstName} ${shown.lastName}`.trim() : null, kind: actorKind },
    reason: typeof facts['reason'] === 'string' ? facts['reason'] : null,
  };
}

const roleIn = (fact: unknown): UserRole | null => Roles.safeParse(fact).data ?? null;
