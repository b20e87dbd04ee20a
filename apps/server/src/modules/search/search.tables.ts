import { doublePrecision, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { localized, tsvector } from '../../platform/db/columns.ts';

/** Search documents: one row per treatment, listed provider, city and country. Written by their owners. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind', { enum: ['treatment', 'provider', 'city', 'country'] }).notNull(),
    /** Slug or country code. */
    ref: text('ref').notNull(),
    label: localized('label').notNull(),
    detail: localized('detail'),
    country: text('country'),
    city: text('city'),
    /** All names of a treatment, city or country, with their weights; null for providers, which are matched by `words` only. */
    names: jsonb('names').$type<{ text: string; weight: number }[]>(),
    /** The folded words of the name, to compare whole names by. */
    nameKey: text('name_key').notNull(),
    nameWords: smallint('name_words').notNull(),
    /** Folded words: A name, B alternative names, C place, D tags such as `treatment:rhinoplasty` and `city:lima`. */
    words: tsvector('words').notNull(),
    /** Tie-breaker between equal matches, higher first; never for sale. */
    weight: doublePrecision('weight').notNull().default(0),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.ref] }), index('search_documents_city').on(t.kind, t.city)],
);
