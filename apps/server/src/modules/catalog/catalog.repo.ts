import type { Locale } from '@travesia/contracts/kit';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import {
  accreditors,
  cancellationPolicies,
  cancellationRules,
  cities,
  countries,
  currencies,
  exchangeRates,
  inclusionKeys,
  providerTypes,
  treatmentCategories,
  treatmentFormerSlugs,
  treatmentPrices,
  treatments,
  treatmentSynonyms,
} from './catalog.tables.ts';

export type TreatmentRow = typeof treatments.$inferSelect;
export type CountryRow = typeof countries.$inferSelect;
export type CityRow = typeof cities.$inferSelect;
export type PriceRow = typeof treatmentPrices.$inferSelect;

/** The reference tables whole: some hundreds of rows. Imported localities are not among the cities. */
export async function readReferenceRows(db: Db) {
  const newestRates = db
    .selectDistinctOn([exchangeRates.currency])
    .from(exchangeRates)
    .orderBy(exchangeRates.currency, desc(exchangeRates.ratedOn));
  const [
    rates,
    currencyRows,
    countryRows,
    cityRows,
    typeRows,
    accreditorRows,
    categoryRows,
    treatmentRows,
    priceRows,
    keyRows,
    policyRows,
    ruleRows,
    formerRows,
  ] = await Promise.all([
    newestRates,
    db.select().from(currencies),
    db.select().from(countries),
    db.select().from(cities).where(eq(cities.destination, true)),
    db.select().from(providerTypes).orderBy(asc(providerTypes.position)),
    db.select().from(accreditors).orderBy(asc(accreditors.slug)),
    db.select().from(treatmentCategories).orderBy(asc(treatmentCategories.position)),
    db.select().from(treatments).orderBy(asc(treatments.slug)),
    db.select().from(treatmentPrices),
    db.select().from(inclusionKeys).orderBy(asc(inclusionKeys.position)),
    db.select().from(cancellationPolicies),
    db.select().from(cancellationRules).orderBy(asc(cancellationRules.position)),
    db
      .select({ slug: treatmentFormerSlugs.slug, present: treatments.slug })
      .from(treatmentFormerSlugs)
      .innerJoin(treatments, eq(treatments.id, treatmentFormerSlugs.treatmentId)),
  ]);
  return {
    rates,
    currencyRows,
    countryRows,
    cityRows,
    typeRows,
    accreditorRows,
    categoryRows,
    treatmentRows,
    priceRows,
    keyRows,
    policyRows,
    ruleRows,
    formerRows,
  };
}

export async function listSynonyms(db: Db, treatment: string, language: Locale): Promise<string[]> {
  const rows = await db
    .select({ text: treatmentSynonyms.text })
    .from(treatmentSynonyms)
    .where(and(eq(treatmentSynonyms.treatment, treatment), eq(treatmentSynonyms.language, language)))
    .orderBy(asc(treatmentSynonyms.text));
  return rows.map((row) => row.text);
}

/** Replaces all rows of the dependent reference tables. */
export async function replaceDependents(
  tx: Tx,
  rows: {
    rules: (typeof cancellationRules.$inferInsert)[];
    rates: (typeof exchangeRates.$inferInsert)[];
  },
): Promise<void> {
  await tx.delete(cancellationRules);
  if (rows.rules.length) await tx.insert(cancellationRules).values(rows.rules);
  if (rows.rates.length) await tx.insert(exchangeRates).values(rows.rates).onConflictDoNothing();
}
