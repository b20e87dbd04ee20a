import { type FavoriteKind, FAVORITE_KINDS } from '@travesia/contracts/favorites';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, quoted } from '../../platform/db/columns.ts';
import { users } from '../accounts/accounts.tables.ts';
import { refusals } from '../../platform/db/constraint-problems.ts';

/** A user's lists. `name` is null only for the default list until it is renamed; `name_key` is used to compare names. */
export const favoriteLists = pgTable(
  'favorite_lists',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    nameKey: text('name_key'),
    isDefault: boolean('is_default').notNull().default(false),
    /** Hash that finds its share link, if any; the link itself is encrypted, so that the owner can see it again. */
    shareHash: text('share_hash').unique(),
    shareSealed: text('share_sealed'),
    sharedAt: instant('shared_at'),
    shareNotes: boolean('share_notes').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('favorite_lists_name', sql`(${t.name} is null) = (${t.nameKey} is null)`),
    check('favorite_lists_named', sql`${t.isDefault} or ${t.name} is not null`),
    check(
      'favorite_lists_share',
      sql`(${t.shareHash} is null) = (${t.shareSealed} is null) and (${t.shareHash} is null) = (${t.sharedAt} is null)`,
    ),
    unique('favorite_lists_owner').on(t.id, t.userId),
    uniqueIndex('favorite_lists_one_default')
      .on(t.userId)
      .where(sql`${t.isDefault}`),
    uniqueIndex('favorite_lists_names').on(t.userId, t.nameKey),
  ],
);

/**
 * A user's saved items, once each. A row outlives what it refers to: name, treatment and country are copied when saving, to say
 * what is gone and to find alternatives. Notes may contain health data, so they are encrypted.
 */
export const favoriteItems = pgTable(
  'favorite_items',
  {
    id: id(),
    listId: uuid('list_id').notNull(),
    userId: uuid('user_id').notNull(),
    targetType: text('target_type').$type<FavoriteKind>().notNull(),
    // no foreign key: it may leave the catalog, and refers to one of three tables
    targetId: text('target_id').notNull(),
    name: text('name').notNull(),
    treatment: text('treatment'),
    country: text('country'),
    noteSealed: text('note_sealed'),
    /** Minor units of the provider's own currency, for packages. */
    savedPriceMinor: integer('saved_price_minor'),
    savedCurrency: text('saved_currency'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'favorite_items_list',
      columns: [t.listId, t.userId],
      foreignColumns: [favoriteLists.id, favoriteLists.userId],
    }).onDelete('cascade'),
    check('favorite_items_kind', sql`${t.targetType} in (${sql.raw(quoted(FAVORITE_KINDS))})`),
    check('favorite_items_price', sql`(${t.savedPriceMinor} is null) = (${t.savedCurrency} is null)`),
    unique('favorite_items_once').on(t.userId, t.targetType, t.targetId),
    index('favorite_items_of_list').on(t.listId, t.createdAt.desc(), t.id.desc()),
  ],
);

refusals({ favorite_lists_names: 'favorites.name_taken' });
