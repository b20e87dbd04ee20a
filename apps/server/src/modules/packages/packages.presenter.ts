import type { ShownPrice, View } from '@travesia/contracts/catalog';
import {
  type ComplicationPolicy,
  INCLUSION_KEYS,
  type Inclusion,
  InclusionKey,
  type MissingItem,
  type PackageDay,
  type PackageDetail,
  type PackageSummary,
  priceClaim,
  type ShownComplications,
  type ShownDay,
} from '@travesia/contracts/packages';
import type { Why } from '@travesia/contracts/providers';
import { photoIn } from '@travesia/contracts/photos';
import { depositOn } from '@travesia/contracts/terms';
import { nextFree, presentPrerequisites, presentQuote } from '../providers/index.ts';
import { homePrice, presentPolicy, type Reference, showPrice, showUsd } from '../catalog/index.ts';
import type { FoundPackage, InclusionRow, PackageListRow } from './packages.repo.ts';
import type { MissingNeed } from './packages.tables.ts';

export function presentPackage(reference: Reference, row: PackageListRow, why: Why[], view: View): PackageSummary {
  const { language } = view;
  const treatment = reference.treatments.get(row.treatment);
  const price = showPrice(reference, { amount: row.priceMinor, currency: row.currency }, view);
  const missing = row.missing.map((need) => presentMissing(reference, row.currency, need, view));
  return {
    id: row.id,
    title: row.title[language],
    photo: row.photo && photoIn(row.photo, language),
    treatment: {
      slug: row.treatment,
      name: treatment?.shortName[language] ?? row.treatment,
      unit: treatment?.unit ?? 'per_procedure',
    },
    provider: {
      id: row.providerId,
      slug: row.providerSlug,
      name: row.providerName,
      verification_status: row.verificationStatus,
      rating:
        row.ratingCount > 0 && row.ratingAverage !== null
          ? { average: row.ratingAverage, count: row.ratingCount }
          : null,
      next_free_on: nextFree(row).next_free_on,
    },
    // The newest review speaks for this package only if it is about its treatment.
    quote: row.latestReview?.treatment === row.treatment ? presentQuote(row.latestReview) : null,
    city: { slug: row.citySlug, name: row.cityName[language] },
    country: { code: row.country, name: reference.countries.get(row.country)?.name[language] ?? row.country },
    lat: row.lat,
    lon: row.lon,
    demo: row.demo,
    price: { amount: row.priceMinor, currency: row.currency },
    shown_price: price,
    claim: priceClaim(missing),
    total: totalOf(price, missing),
    missing,
    home_price: homePrice(reference, row.treatment, view),
    deposit_percent: row.depositPercent,
    nights: row.nights,
    nights_included: row.nightsIncluded,
    stay_days: row.stayDays,
    fly_home_min_days: treatment?.flyHomeMinDays ?? 0,
    included_count: row.answers.replaceAll(/[^i]/g, '').length,
    answered_count: row.answers.length,
    answers: row.answers,
    clinician: row.clinician,
    clinician_id: row.clinicianId,
    confirmed_on: row.confirmedOn,
    why,
  };
}

/** A needed item that the price does not include, with its price in the visitor's currency. */
export function presentMissing(reference: Reference, currency: string, need: MissingNeed, view: View): MissingItem {
  const { key, quantity, own_minor: own, usd_minor: usd } = need;
  const item = reference.inclusionKeys.find((one) => one.key === key);
  const typical = usd === null ? null : { ...showUsd(reference, usd, view), approximate: true };
  return {
    key,
    label: item?.label[view.language] ?? key,
    quantity,
    quantity_unit: item?.quantityUnit ?? null,
    price: own === null ? typical : showPrice(reference, { amount: own, currency }, view),
    basis: own === null ? (typical ? 'market' : 'unknown') : 'provider',
  };
}

/** The figure to lead with: the price plus what it leaves out. */
export const totalOf = (price: ShownPrice, missing: readonly MissingItem[]): ShownPrice => ({
  amount: missing.reduce((sum, item) => sum + (item.price?.amount ?? 0), price.amount),
  currency: price.currency,
  approximate: price.approximate || missing.some((item) => item.price?.approximate),
});

export function presentPackageDetail(reference: Reference, found: FoundPackage, view: View): PackageDetail {
  const labels = new Map(reference.inclusionKeys.map((key) => [key.key, key.label[view.language]]));
  const needs = reference.needs.get(found.treatment);
  const answers = new Map(found.inclusions.map((inclusion) => [inclusion.key, inclusion]));
  return {
    ...presentPackage(reference, found, [], view),
    photos: found.gallery.map((photo) => photoIn(photo, view.language)),
    description: found.description[view.language],
    inclusions: reference.inclusionKeys.flatMap((key) => {
      const inclusion = answers.get(key.key);
      const reason = needs?.get(key.key)?.[view.language] ?? null;
      return inclusion ? [presentInclusion(reference, found.currency, key, inclusion, reason, view)] : [];
    }),
    lines: found.lines.map((line) => ({
      key: line.key,
      label: labels.get(line.key) ?? line.key,
      amount: { amount: line.amount_minor, currency: found.currency },
    })),
    deposit: depositOn({ amount: found.priceMinor, currency: found.currency }, found.depositPercent),
    cancellation_policy: found.cancellationPolicy,
    cancellation: presentPolicy(reference, found.cancellationPolicy, view),
    itinerary: presentItinerary(found.itinerary, view),
    complications: found.complications && presentComplications(found.complications, view),
    clinicians: found.clinicians.map(({ id, name, specialty }) => ({
      id,
      name,
      specialty: specialty?.[view.language] ?? null,
    })),
    prerequisites: found.prerequisites && presentPrerequisites(found.prerequisites, view),
    search_summary: found.searchSummary?.[view.language] || null,
    advertising_number: found.advertisingNumber || null,
    rate_date: reference.rateDate,
    price_version: found.priceVersion,
    version: found.version,
  };
}

/** The days in the order in which they happen. */
export const presentItinerary = (days: readonly PackageDay[], { language }: Pick<View, 'language'>): ShownDay[] =>
  days
    .toSorted((a, b) => a.trip - b.trip || a.day - b.day)
    .map(({ trip, day, place, title, note }) => ({
      trip,
      day,
      place,
      title: title[language],
      note: note[language] || null,
    }));

/** Null while nothing is stated, as in a package that is only begun. */
export function presentComplications(
  { pays, window_days: days, exclusions }: ComplicationPolicy,
  { language }: Pick<View, 'language'>,
): ShownComplications | null {
  const stated = exclusions[language] || null;
  if (days === null && stated === null && Object.values(pays).every((payer) => payer === null)) return null;
  return { pays, window_days: days, exclusions: stated };
}

function presentInclusion(
  reference: Reference,
  currency: string,
  key: Reference['inclusionKeys'][number],
  inclusion: InclusionRow,
  reason: string | null,
  view: View,
): Inclusion {
  return {
    key: InclusionKey.parse(inclusion.key),
    group: key.group,
    label: key.label[view.language],
    answer: inclusion.answer,
    quantity: inclusion.quantity,
    quantity_unit: key.quantityUnit,
    detail: inclusion.detail?.[view.language] ?? null,
    extra_price:
      inclusion.extraMinor === null ? null : showPrice(reference, { amount: inclusion.extraMinor, currency }, view),
    needed_because: reason,
  };
}

/** The 22 answers as letters in contract order: i included, n not included, a not applicable. */
export function answerLetters(answers: ReadonlyMap<string, 'included' | 'not_included' | 'not_applicable'>): string {
  const letters = { included: 'i', not_included: 'n', not_applicable: 'a' } as const;
  return INCLUSION_KEYS.map((key) => {
    const answer = answers.get(key);
    if (!answer) throw new RangeError(`the price line ${key} is not answered`);
    return letters[answer];
  }).join('');
}
