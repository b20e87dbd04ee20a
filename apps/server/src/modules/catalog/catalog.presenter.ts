import type {
  MedicalReview,
  CountryPrice,
  Location,
  TreatmentContent,
  TreatmentDetail,
  TreatmentSummary,
  View,
} from '@travesia/contracts/catalog';
import type { Locale } from '@travesia/contracts/kit';
import type { CountryRow, PriceRow, TreatmentRow } from './catalog.repo.ts';
import type { TreatmentContentSource } from './catalog.types.ts';
import type { ListingCounts } from './listing-counts.ts';
import { destinationPrice, homePrice, showUsd, typicalRange } from './price-view.ts';
import type { Reference } from './reference.ts';

export function presentTreatment(
  reference: Reference,
  counts: ListingCounts,
  row: TreatmentRow,
  view: View,
): TreatmentSummary {
  const { language } = view;
  return {
    slug: row.slug,
    name: row.name[language],
    short_name: row.shortName[language],
    summary: row.summary[language],
    category: { slug: row.category, name: reference.categories.get(row.category)?.name[language] ?? row.category },
    unit: row.unit,
    price: destinationPrice(reference, row.slug, view),
    home_price: homePrice(reference, row.slug, view),
    hospital_nights: row.hospitalNights,
    stay_days_min: row.stayDaysMin,
    stay_days_max: row.stayDaysMax,
    fly_home_min_days: row.flyHomeMinDays,
    trips: row.trips,
    risk_class: row.riskClass,
    restricted: row.restricted,
    package_count: counts.treatments
      .filter((count) => count.treatment === row.slug)
      .reduce((sum, count) => sum + count.packages, 0),
    provider_count: counts.providersByTreatment.get(row.slug) ?? 0,
  };
}

/** The professional who reviewed a treatment's page; null if nobody has. */
export const presentReview = ({
  reviewedBy,
  reviewedOn,
  reviewedCredential,
}: Pick<TreatmentRow, 'reviewedBy' | 'reviewedOn' | 'reviewedCredential'>): MedicalReview | null =>
  reviewedBy !== null && reviewedOn !== null
    ? { reviewer: reviewedBy, credential: reviewedCredential, reviewed_on: reviewedOn }
    : null;

export function presentTreatmentDetail(
  reference: Reference,
  counts: ListingCounts,
  row: TreatmentRow,
  synonyms: string[],
  view: View,
): TreatmentDetail {
  const related = [...reference.treatments.values()].filter(
    (other) => other.category === row.category && other.slug !== row.slug,
  );
  return {
    ...presentTreatment(reference, counts, row, view),
    return_to_work_days: row.returnToWorkDays,
    second_trip_after_months:
      row.secondTripMinMonths !== null && row.secondTripMaxMonths !== null
        ? { min: row.secondTripMinMonths, max: row.secondTripMaxMonths }
        : null,
    flags: row.flags,
    synonyms,
    content: presentContent(row.content, view.language),
    medical_review: presentReview(row),
    related: related.map((other) => ({ slug: other.slug, short_name: other.shortName[view.language] })),
  };
}

function presentContent(content: TreatmentContentSource, language: Locale): TreatmentContent {
  return {
    warnings: content.warnings.map(({ text, source }) => ({ text: text[language], source: source ?? null })),
    what_it_is: content.what_it_is.map((text) => text[language]),
    suits: content.suits.map((text) => text[language]),
    wait: content.wait.map((text) => text[language]),
    steps: content.steps.map(({ title, text, ...step }) => ({ ...step, title: title[language], text: text[language] })),
    risks: content.risks.map(({ text, source }) => ({ text: text[language], source: source ?? null })),
    recovery: content.recovery.map((text) => text[language]),
    faq: content.faq.map(({ q, a }) => ({ q: q[language], a: a[language] })),
  };
}

export function presentCountryPrice(
  reference: Reference,
  counts: ListingCounts,
  row: PriceRow,
  view: View,
): CountryPrice {
  const listed = counts.treatments.find((count) => count.treatment === row.treatment && count.country === row.country);
  return {
    country: { code: row.country, name: reference.countries.get(row.country)?.name[view.language] ?? row.country },
    price: typicalRange(reference, row.lowUsdMinor, row.highUsdMinor, view),
    basis: row.basis,
    source: row.source[view.language],
    note: row.note?.[view.language] ?? null,
    priced_on: row.pricedOn,
    package_count: listed?.packages ?? 0,
    package_price_from: listed ? showUsd(reference, listed.fromUsdMinor, view) : null,
  };
}

export function presentLocation(
  reference: Reference,
  counts: ListingCounts,
  country: CountryRow,
  view: View,
): Location {
  const cities = [...reference.cities.values()]
    .filter((city) => city.country === country.code)
    .map((city) => ({
      slug: city.slug,
      name: city.name[view.language],
      lat: city.lat,
      lon: city.lon,
      time_zone: city.timeZone,
      airports: city.airports,
      provider_count: counts.byCity.get(city.slug)?.providers ?? 0,
      package_count: counts.byCity.get(city.slug)?.packages ?? 0,
    }));
  return {
    code: country.code,
    slug: country.slug,
    name: country.name[view.language],
    currency: country.currency,
    languages: country.languages,
    emergency_number: country.emergencyNumber,
    facility_registry: country.facilityRegistry,
    professional_registry: country.professionalRegistry,
    provider_count: counts.byCountry.get(country.code)?.providers ?? 0,
    package_count: counts.byCountry.get(country.code)?.packages ?? 0,
    cities: cities.sort((a, b) => b.package_count - a.package_count || a.name.localeCompare(b.name)),
  };
}
