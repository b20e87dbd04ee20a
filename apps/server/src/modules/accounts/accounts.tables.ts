import { accountMachine } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';
import { storedFiles } from '../../platform/storage/stored-files.tables.ts';

export type AccountStatus = keyof typeof accountMachine.states;

/** Users. `email` is as entered; `email_key` is the normalized lookup key. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    emailVerifiedAt: instant('email_verified_at'),
    status: text('status').$type<AccountStatus>().notNull(),
    role: text('role').$type<UserRole>().notNull(),
    /** argon2id in its standard encoding. Null while the user has no password, for example after an invitation. */
    passwordHash: text('password_hash'),
    passwordChangedAt: instant('password_changed_at'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    country: text('country'),
    /** The user's picture as two squares; both or none. */
    avatarFile: uuid('avatar_file').references(() => storedFiles.id),
    avatarSmallFile: uuid('avatar_small_file').references(() => storedFiles.id),
    language: text('language').$type<Locale>().notNull().default('en'),
    currency: text('currency').notNull().default('USD'),
    /** Demo user: signs in by role, can't change a password, gets no email. */
    demo: boolean('demo').notNull().default(false),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** Since when sign-in by password or link requires a second factor. */
    twoFactorSince: instant('two_factor_since'),
    /** While deletion is scheduled: when the account is erased. */
    eraseAfter: instant('erase_after'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    check('users_status', sql`${t.status} in (${sql.raw(quoted(Object.keys(accountMachine.states)))})`),
    check('users_role', sql`${t.role} in ('patient', 'provider', 'organization', 'admin')`),
    check('users_language', sql`${t.language} in ('en', 'es', 'pt')`),
    check('users_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('users_country', sql`${t.country} is null or ${t.country} ~ '^[A-Z]{2}$'`),
    check('users_erase_after', sql`${t.status} <> 'closing' or ${t.eraseAfter} is not null`),
    check('users_avatar', sql`(${t.avatarFile} is null) = (${t.avatarSmallFile} is null)`),
    uniqueIndex('users_avatar_file').on(t.avatarFile),
    index('users_erase_after').on(t.eraseAfter),
    check('users_verified', sql`${t.status} <> 'active' or ${t.emailVerifiedAt} is not null`),
  ],
);

/** A user's consents by purpose: version, language and time. Withdrawn, never deleted. */
export const userConsents = pgTable(
  'user_consents',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').notNull(),
    wording: text('wording').notNull(),
    language: text('language').$type<Locale>().notNull(),
    givenAt: instant('given_at').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose, t.givenAt] })],
);

/** Signed-in devices, past and present. Ended sessions are kept for investigations until the nightly cleanup. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the user last authenticated in this session. */
    authenticatedAt: instant('authenticated_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endedBecause: text('ended_because', {
      enum: [
        'signed_out',
        'ended_by_owner',
        'password_changed',
        'replayed',
        'suspended',
        'erased',
        'ended_by_admin',
        'email_changed',
      ],
    }),
    /** How the user authenticated, such as password, link or demo. */
    proofs: jsonb('proofs').$type<string[]>().notNull(),
    userAgent: text('user_agent').notNull().default(''),
    timeZone: text('time_zone'),
    /** Without the last part: enough for its owner to recognize, too little to locate a person. */
    network: text('network').notNull().default(''),
    /** Hash of the full network, to recognize it later. */
    networkHash: text('network_hash'),
    createdAt: createdAt(),
  },
  (t) => [
    check('sessions_ended', sql`(${t.endedAt} is null) = (${t.endedBecause} is null)`),
    index('sessions_of_user').on(t.userId, t.lastSeenAt.desc()),
  ],
);

/** Refresh tokens by hash. A spent token records when; its successor is derived from it (see account-keys.ts). */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    spentAt: instant('spent_at'),
    createdAt: createdAt(),
  },
  (t) => [index('refresh_tokens_of_session').on(t.sessionId)],
);

export const LINK_PURPOSES = ['verify_email', 'reset_password', 'set_up_account'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Links that were emailed or, for account setup, handed over by an operator. Stored by hash. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: LINK_PURPOSES }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('link_tokens_purpose', sql`${t.purpose} in (${sql.raw(quoted(LINK_PURPOSES))})`),
    index('link_tokens_of_user').on(t.userId, t.purpose),
  ],
);

/** Sign-ins that passed the first step and await the second, by token hash. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** How the first step was passed. */
    proof: text('proof').notNull(),
    timeZone: text('time_zone'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('sign_in_challenges_of_user').on(t.userId)],
);

export const MAIL_REQUEST_KINDS = [
  'verify_email',
  'reset_password',
  'already_registered',
  'already_registered_clinic',
] as const;
export type MailRequestKind = (typeof MAIL_REQUEST_KINDS)[number];

/**
 * A request for an email to an address. Written for every address and looked up later, so that neither the response nor its
 * timing reveals whether an account exists. Deleted once handled.
 */
export const mailRequests = pgTable(
  'mail_requests',
  {
    id: id(),
    kind: text('kind', { enum: MAIL_REQUEST_KINDS }).notNull(),
    emailKey: text('email_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [check('mail_requests_kind', sql`${t.kind} in (${sql.raw(quoted(MAIL_REQUEST_KINDS))})`)],
);

/** Failed and unfinished sign-ins, by hash only. Kept for a day. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: id(),
    account: text('account').notNull(),
    network: text('network').notNull(),
    /** From a network the account signed in from before. Counted separately, so that attackers can't lock the owner out. */
    known: boolean('known').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('sign_in_attempts_account').on(t.account, t.at), index('sign_in_attempts_network').on(t.network, t.at)],
);

refusals({ users_email_key_unique: 'account.exists' });
