import { sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { localized, textList, tsvector } from '../../platform/db/columns.ts';

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
  (t) => [
    primaryKey({ columns: [t.kind, t.ref] }),
    // Without the list of pending entries: searches would have to read it from one end to the other after every import.
    index('search_documents_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_documents_name').on(t.nameKey),
    index('search_documents_city').on(t.kind, t.city),
    index('search_documents_weight').on(t.kind, t.weight.desc(), t.ref),
  ],
);

/** Every word of providers' names and places, with how many have it: mistyped words are mended by it. */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text('term').primaryKey(),
    documents: integer('documents').notNull(),
    /** The word, and the word with one letter left out: near words share one of these. Empty for words that are not mended. */
    spellings: textList('spellings'),
  },
  (t) => [
    index('search_terms_spellings').using('gin', t.spellings).with({ fastupdate: false }),
    index('search_terms_similar')
      .using('gin', sql`${t.term} gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
);
