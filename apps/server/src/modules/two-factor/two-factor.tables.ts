import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';

const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Secrets shared with authenticator apps, sealed. Unconfirmed ones are inactive. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: ownerId().primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: instant('confirmed_at'),
  /** The latest 30-second step with a used code; codes up to it are rejected. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: createdAt(),
});

/** Recovery codes by keyed hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ownerId(),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Public keys of people's devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: ownerId(),
    // no foreign key: assigned by the device
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature count reported by the device; must increase, unless the device never counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    synced: boolean('synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_of_user').on(t.userId), check('passkeys_counter', sql`${t.counter} >= 0`)],
);

export const CHALLENGE_PURPOSES = ['register', 'sign_in'] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** Challenges for devices to sign, by hash; the first response deletes them. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose', { enum: CHALLENGE_PURPOSES }).notNull(),
    /** Who is adding a passkey; null when signing in, because the user is not known yet. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('passkey_challenges_purpose', sql`${t.purpose} in (${sql.raw(quoted(CHALLENGE_PURPOSES))})`),
    check('passkey_challenges_user', sql`(${t.purpose} = 'register') = (${t.userId} is not null)`),
    index('passkey_challenges_expiry').on(t.expiresAt),
  ],
);
