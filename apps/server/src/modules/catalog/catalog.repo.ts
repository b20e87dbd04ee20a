import type { Locale } from '@travesia/contracts/kit';
import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import {
  accreditors,
  cancellationPolicies,
  cancellationPolicyVersions,
  cancellationRules,
  cities,
  countries,
  currencies,
  exchangeRates,
  inclusionKeys,
  providerTypes,
  treatmentCategories,
  treatmentFormerSlugs,
  treatmentNeeds,
  treatmentPrices,
  treatments,
  treatmentSynonyms,
} from './catalog.tables.ts';

export type TreatmentRow = typeof treatments.$inferSelect;
export type CountryRow = typeof countries.$inferSelect;
export type CityRow = typeof cities.$inferSelect;
export type PriceRow = typeof treatmentPrices.$inferSelect;

/** Reads the reference tables in full: a few hundred rows. Excludes imported localities from the cities. */
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
    needRows,
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
    // Policies are joined with their newest version; one without a version isn't offered.
    db
      .selectDistinctOn([cancellationPolicies.key], {
        ...getTableColumns(cancellationPolicies),
        version: cancellationPolicyVersions.version,
      })
      .from(cancellationPolicies)
      .innerJoin(cancellationPolicyVersions, eq(cancellationPolicyVersions.policy, cancellationPolicies.key))
      .orderBy(cancellationPolicies.key, desc(cancellationPolicyVersions.version)),
    db.select().from(cancellationRules).orderBy(asc(cancellationRules.position)),
    db
      .select({ slug: treatmentFormerSlugs.slug, present: treatments.slug })
      .from(treatmentFormerSlugs)
      .innerJoin(treatments, eq(treatments.id, treatmentFormerSlugs.treatmentId)),
    db.select().from(treatmentNeeds),
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
    needRows,
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
  await keepPolicyVersions(tx);
  if (rows.rates.length) await tx.insert(exchangeRates).values(rows.rates).onConflictDoNothing();
}

/** Adds a version for each policy whose rules differ from its newest one. */
async function keepPolicyVersions(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into cancellation_policy_versions (policy, version, rules)
    select p.key, coalesce(newest.version, 0) + 1, present.rules
    from cancellation_policies p
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'days_before_min', r.days_before_min, 'days_before_max', r.days_before_max,
        'refund_percent', r.refund_percent, 'free_date_changes', r.free_date_changes, 'loss_cap', r.loss_cap,
        'late_change_fee', r.late_change_fee, 'note', r.note) order by r.position), '[]') as rules
      from cancellation_rules r where r.policy = p.key or r.policy is null
    ) present
    left join lateral (
      select v.version, v.rules from cancellation_policy_versions v where v.policy = p.key order by v.version desc limit 1
    ) newest on true
    where newest.rules is distinct from present.rules`);
}

/** Rules of a policy version, the newest by default; undefined if it doesn't exist. */
export async function findPolicyVersion(
  db: Db,
  policy: string,
  version?: number,
): Promise<typeof cancellationPolicyVersions.$inferSelect | undefined> {
  const [row] = await db
    .select()
    .from(cancellationPolicyVersions)
    .where(
      and(
        eq(cancellationPolicyVersions.policy, policy),
        version === undefined ? undefined : eq(cancellationPolicyVersions.version, version),
      ),
    )
    .orderBy(desc(cancellationPolicyVersions.version))
    .limit(1);
  return row;
}
