import { accountMachine } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../platform/db/columns.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';

export type AccountStatus = keyof typeof accountMachine.states;

/** People. `email` is as they wrote it; `email_key` is what they are found by. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique(),
    emailVerifiedAt: instant('email_verified_at'),
    status: text('status').$type<AccountStatus>().notNull(),
    role: text('role').$type<UserRole>().notNull(),
    /** argon2id in its own notation; null while the person has none, such as somebody invited. */
    passwordHash: text('password_hash'),
    passwordChangedAt: instant('password_changed_at'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    country: text('country'),
    language: text('language').$type<Locale>().notNull().default('en'),
    currency: text('currency').notNull().default('USD'),
    /** A person of the demonstration: signs in by role, changes no password, gets no mail. */
    demo: boolean('demo').notNull().default(false),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** Since when signing in by password or link asks for a second factor. */
    twoFactorSince: instant('two_factor_since'),
    /** While the account is closing: when it is erased. */
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
    index('users_erase_after').on(t.eraseAfter),
    check('users_verified', sql`${t.status} <> 'active' or ${t.emailVerifiedAt} is not null`),
  ],
);

/** Agreements of a person by purpose: which wording, in which language, when; withdrawn rather than deleted. */
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

/** Devices that are or were signed in. One that has ended stays until it is forgotten, to be looked into. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the person last proved who they are in it. */
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
    /** How the person proved who they are, such as password, link or demo. */
    proofs: jsonb('proofs').$type<string[]>().notNull(),
    userAgent: text('user_agent').notNull().default(''),
    timeZone: text('time_zone'),
    /** Without the last part: enough to recognise it, too little to find somebody. */
    network: text('network').notNull().default(''),
    /** Stands for the whole network, to know it again. */
    networkHash: text('network_hash'),
    createdAt: createdAt(),
  },
  (t) => [
    check('sessions_ended', sql`(${t.endedAt} is null) = (${t.endedBecause} is null)`),
    index('sessions_of_user').on(t.userId, t.lastSeenAt.desc()),
  ],
);

/** Refresh tokens by hash. A spent one names when; what follows it is made from it again (see account-keys.ts). */
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

/** Links that were mailed or, to set an account up, handed out by an operator; by hash. */
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

/** Sign-ins whose first step was right and whose second is awaited, by hash of their token. */
export const signInChallenges = pgTable(
  'sign_in_challenges',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the first step was. */
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
 * Somebody asked for a mail to an address. Written for every address alike and looked up later, so that neither the
 * answer nor its time tells whether the address has an account. Deleted when handled.
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

/** Sign-ins that failed or have not ended yet, by hashes only; kept a day. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: id(),
    account: text('account').notNull(),
    network: text('network').notNull(),
    /** From a network that the account was signed in from before: counted by itself, so that nobody locks an owner out. */
    known: boolean('known').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('sign_in_attempts_account').on(t.account, t.at), index('sign_in_attempts_network').on(t.network, t.at)],
);

refusals({ users_email_key_unique: 'account.exists' });
