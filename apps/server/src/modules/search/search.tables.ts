import { doublePrecision, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { localized, tsvector } from '../../platform/db/columns.ts';

/** What can be found by words: one row for each treatment, listed provider, city and country. Written by their owners. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind', { enum: ['treatment', 'provider', 'city', 'country'] }).notNull(),
    /** Slug, or the code of a country. */
    ref: text('ref').notNull(),
    label: localized('label').notNull(),
    detail: localized('detail'),
    country: text('country'),
    city: text('city'),
    /** All names of a treatment, city or country, with what each is worth; null for providers, which are read by `words` only. */
    names: jsonb('names').$type<{ text: string; weight: number }[]>(),
    /** The name's words, folded, to compare whole names by. */
    nameKey: text('name_key').notNull(),
    nameWords: smallint('name_words').notNull(),
    /** Folded words: A of the name, B of other names, C of the place; D tags such as `treatment:rhinoplasty` and `city:lima`. */
    words: tsvector('words').notNull(),
    /** Among equal matches the greater comes first; never for sale. */
    weight: doublePrecision('weight').notNull().default(0),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.ref] }), index('search_documents_city').on(t.kind, t.city)],
);
