import { PROPOSAL_STATES, type PackageContent } from '@travesia/contracts/packages';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted, version } from '../../../platform/db/columns.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { currencies, treatments } from '../../catalog/catalog.tables.ts';
import { organizations } from '../../organizations/organizations.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import { packageDrafts } from '../own/package-drafts.tables.ts';

type Stored = Omit<PackageContent, 'treatment'>;

/** Packages that organizations propose to clinics. */
export const packageProposals = pgTable(
  'package_proposals',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    providerId: uuid('provider_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    /** A column, so that a new address of the treatment doesn't lose it. */
    treatment: text('treatment')
      .notNull()
      .references(() => treatments.slug, { onUpdate: 'cascade' }),
    /** The package it changes, or became. */
    packageId: uuid('package_id').references(() => packageDrafts.id, { onDelete: 'set null' }),
    state: text('state', { enum: PROPOSAL_STATES }).notNull(),
    content: jsonb('content').$type<Stored>().notNull(),
    /** What it was made from: accepting it changes only what differs, and keeps what the clinic wrote meanwhile. Null for a new package. */
    base: jsonb('base').$type<Stored>(),
    currency: text('currency')
      .notNull()
      .references(() => currencies.code),
    floorMinor: bigint('floor_minor', { mode: 'number' }),
    ceilingMinor: bigint('ceiling_minor', { mode: 'number' }),
    /** What the clinic offered instead. */
    counter: jsonb('counter').$type<Stored>(),
    message: text('message').notNull(),
    counterMessage: text('counter_message'),
    reason: text('reason'),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    nudgedAt: instant('nudged_at'),
    demo: boolean('demo').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    check('package_proposals_state', sql`${t.state} in (${sql.raw(quoted(PROPOSAL_STATES))})`),
    check(
      'package_proposals_content',
      sql`jsonb_typeof(${t.content}) = 'object' and (${t.base} is null or jsonb_typeof(${t.base}) = 'object') and (${t.counter} is null or jsonb_typeof(${t.counter}) = 'object')`,
    ),
    check(
      'package_proposals_limits',
      sql`(${t.floorMinor} is null or ${t.floorMinor} > 0) and (${t.ceilingMinor} is null or ${t.ceilingMinor} >= coalesce(${t.floorMinor}, 1))`,
    ),
    check('package_proposals_counter', sql`${t.state} <> 'countered' or ${t.counter} is not null`),
    index('package_proposals_organization').on(t.organizationId, t.createdAt.desc()),
    index('package_proposals_provider').on(t.providerId, t.createdAt.desc()),
    index('package_proposals_treatment').on(t.treatment),
    index('package_proposals_package').on(t.packageId),
    index('package_proposals_currency').on(t.currency),
    index('package_proposals_sent_by').on(t.sentBy),
  ],
);
