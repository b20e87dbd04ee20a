import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../../platform/db/columns.ts';
import { providers } from '../../providers.tables.ts';
import type { MovedRows } from './clinic-holders.ts';
import type { FieldsBefore } from './merge-fields.rules.ts';

/** What the merged clinic was before. */
export interface StoodAs {
  status: 'active' | 'suspended';
  suspendedAt: string | null;
  suspensionReason: string | null;
}

/** Clinics that were merged into another, with what it takes to undo it. */
export const providerMerges = pgTable(
  'provider_merges',
  {
    id: id(),
    mergedId: uuid('merged_id')
      .notNull()
      .references(() => providers.id),
    keptId: uuid('kept_id')
      .notNull()
      .references(() => providers.id),
    reason: text('reason').notNull(),
    stoodAs: jsonb('stood_as').$type<StoodAs>().notNull(),
    /** Columns of the kept clinic that the merge changed, as they were and as it left them. */
    fields: jsonb('fields').$type<FieldsBefore>().notNull(),
    moved: jsonb('moved').$type<MovedRows[]>().notNull(),
    mergedAt: instant('merged_at').notNull(),
    /** When it was undone. */
    splitAt: instant('split_at'),
  },
  (t) => [
    check('provider_merges_two', sql`${t.mergedId} <> ${t.keptId}`),
    uniqueIndex('provider_merges_current')
      .on(t.mergedId)
      .where(sql`${t.splitAt} is null`),
    index('provider_merges_merged').on(t.mergedId),
    index('provider_merges_kept').on(t.keptId),
  ],
);

/** Pairs of clinics that an admin decided are not duplicates; the lower id first. */
export const providersApart = pgTable(
  'providers_apart',
  {
    oneId: uuid('one_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => providers.id, { onDelete: 'cascade' }),
    since: instant('since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.oneId, t.otherId] }),
    check('providers_apart_order', sql`${t.oneId} < ${t.otherId}`),
    index('providers_apart_other').on(t.otherId),
  ],
);
