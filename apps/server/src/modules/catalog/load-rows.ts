import { LOCALES } from '@travesia/contracts/kit';
import type { Catalog } from '../../../data/catalog/schema.ts';
import type {
  cancellationRules,
  treatmentNeeds,
  treatmentPrices,
  treatments,
  treatmentSynonyms,
} from './catalog.tables.ts';
import type { PlannedTreatment } from './admin/plan-release.ts';

/** The files' treatments as rows, under their current slugs. */
export function toTreatments(
  catalog: Catalog,
  planned: readonly PlannedTreatment[],
): (typeof treatments.$inferInsert)[] {
  const plans = new Map(planned.map((plan) => [plan.key, plan]));
  return catalog.treatments.flatMap((row) => {
    const plan = plans.get(row.slug);
    return plan ? [toTreatment(row, plan)] : [];
  });
}

function toTreatment(row: Catalog['treatments'][number], { slug, key, hash }: PlannedTreatment) {
  return {
    slug,
    releaseKey: key,
    releaseHash: hash,
    releaseDiffers: false,
    editedAt: null,
    category: row.category,
    name: row.name,
    shortName: row.short_name,
    summary: row.summary,
    unit: row.unit,
    hospitalNights: row.hospital_nights,
    stayDaysMin: row.stay_days_min,
    stayDaysMax: row.stay_days_max,
    flyHomeMinDays: row.fly_home_min_days,
    returnToWorkDays: row.return_to_work_days,
    trips: row.trips,
    secondTripMinMonths: row.second_trip_after_months?.[0] ?? null,
    secondTripMaxMonths: row.second_trip_after_months?.[1] ?? null,
    riskClass: row.risk_class,
    flags: row.flags,
    restricted: row.restricted,
    content: row.content,
  };
}

/** The files' synonyms as rows. */
export const toSynonyms = (
  catalog: Catalog,
  planned: readonly PlannedTreatment[],
): (typeof treatmentSynonyms.$inferInsert)[] =>
  planned.flatMap(({ key, slug }) =>
    LOCALES.flatMap((language) =>
      (catalog.synonyms[key]?.[language] ?? []).map(({ text, weight }) => ({
        treatment: slug,
        language,
        text,
        weight,
      })),
    ),
  );

/** The files' typical prices as rows; `nowCalled` returns a treatment's current slug. */
export const toPrices = (
  catalog: Catalog,
  nowCalled: (key: string) => string,
): (typeof treatmentPrices.$inferInsert)[] =>
  catalog.prices.map((price) => ({
    treatment: nowCalled(price.treatment),
    country: price.country,
    lowUsdMinor: price.low_usd * 100,
    highUsdMinor: price.high_usd * 100,
    basis: price.basis,
    source: price.source_label,
    note: price.note,
    pricedOn: price.priced_on,
  }));

/** What each treatment needs, as rows; `nowCalled` returns a treatment's current slug. */
export const toNeeds = (catalog: Catalog, nowCalled: (key: string) => string): (typeof treatmentNeeds.$inferInsert)[] =>
  catalog.neededItems.flatMap(({ key, treatments: slugs, reason }) =>
    slugs.map((slug) => ({ treatment: nowCalled(slug), key, reason })),
  );

/** The files' refund rules as rows; a rule for all policies has none. */
export function toRules(catalog: Catalog): (typeof cancellationRules.$inferInsert)[] {
  return catalog.cancellationPolicies.rules.map((rule, position) => ({
    policy: rule.policy === 'ALL' ? null : rule.policy,
    reason: rule.reason,
    daysBeforeMin: rule.days_before_min,
    daysBeforeMax: rule.days_before_max,
    refundPercent: rule.refund_percent,
    freeDateChanges: rule.free_date_changes,
    lossCap: rule.loss_cap,
    lateChangeFee: rule.late_change_fee,
    note: rule.note,
    position,
  }));
}
