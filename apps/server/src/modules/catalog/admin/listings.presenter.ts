import {
  countMissing,
  type TreatmentChange,
  type TreatmentFacts,
  type TreatmentListing,
  type TreatmentListingDetail,
  type TreatmentSections,
  type TreatmentSynonyms,
} from '@travesia/contracts/catalog';
import type { Money } from '@travesia/contracts/kit';
import type { TreatmentContentSource } from '../catalog.types.ts';
import type { PriceRow } from '../catalog.repo.ts';
import { presentReview } from '../catalog.presenter.ts';
import { HOME_COUNTRY } from '../reference.ts';
import type { TreatmentUses } from './listings-deps.ts';
import type { CategoryRow, ListingRow, SynonymRow } from './listings.repo.ts';
import { actionsOf, movesOf } from './listings.rules.ts';

interface Beside {
  categories: readonly CategoryRow[];
  synonyms: readonly SynonymRow[];
  prices: readonly PriceRow[];
  offers: { packages: number; providers: number };
}

const usd = (amount: number): Money => ({ amount, currency: 'USD' });

export function presentListing(row: ListingRow, { categories, synonyms, prices, offers }: Beside): TreatmentListing {
  const destinations = prices.filter(({ country }) => country !== HOME_COUNTRY);
  const count = (language: SynonymRow['language']) => synonyms.filter((one) => one.language === language).length;
  return {
    slug: row.slug,
    name: row.name,
    category: {
      slug: row.category,
      name: categories.find(({ slug }) => slug === row.category)?.name ?? { en: '', es: '', pt: '' },
    },
    status: row.status,
    origin: row.releaseKey === null ? 'admin' : 'release',
    edited_at: row.editedAt?.toISOString() ?? null,
    release_differs: row.releaseDiffers,
    missing: countMissing({
      name: row.name,
      short_name: row.shortName,
      summary: row.summary,
      content: toSections(row.content),
    }),
    synonym_counts: { en: count('en'), es: count('es'), pt: count('pt') },
    price_range: destinations.length
      ? {
          low: usd(Math.min(...destinations.map(({ lowUsdMinor }) => lowUsdMinor))),
          high: usd(Math.max(...destinations.map(({ highUsdMinor }) => highUsdMinor))),
        }
      : null,
    medical_review: presentReview(row),
    ...offers,
    version: row.version,
    actions: movesOf(row.status, offers.packages),
  };
}

export function presentListingDetail(
  row: ListingRow,
  beside: Beside & { formerSlugs: string[]; uses: TreatmentUses },
): TreatmentListingDetail {
  return {
    ...presentListing(row, beside),
    short_name: row.shortName,
    summary: row.summary,
    content: toSections(row.content),
    synonyms: toSynonyms(beside.synonyms),
    facts: toFacts(row),
    flags: row.flags,
    prices: beside.prices.map((price) => ({
      country: price.country,
      low: usd(price.lowUsdMinor),
      high: usd(price.highUsdMinor),
      basis: price.basis,
      source: price.source,
      priced_on: price.pricedOn,
    })),
    former_slugs: beside.formerSlugs,
    uses: beside.uses,
    actions: actionsOf(row, beside.uses),
  };
}

const toSourced = ({ text, source }: TreatmentContentSource['risks'][number]) => ({
  text,
  source: source ? { label: source.label, url: source.url ?? null } : null,
});

const toSections = (content: TreatmentContentSource): TreatmentSections => ({
  ...content,
  warnings: content.warnings.map(toSourced),
  risks: content.risks.map(toSourced),
});

function toSynonyms(rows: readonly SynonymRow[]): TreatmentSynonyms {
  const of = (language: SynonymRow['language']) =>
    rows.filter((row) => row.language === language).map(({ text, weight }) => ({ text, weight }));
  return { en: of('en'), es: of('es'), pt: of('pt') };
}

const toFacts = (row: ListingRow): TreatmentFacts => ({
  unit: row.unit,
  hospital_nights: row.hospitalNights,
  stay_days_min: row.stayDaysMin,
  stay_days_max: row.stayDaysMax,
  fly_home_min_days: row.flyHomeMinDays,
  return_to_work_days: row.returnToWorkDays,
  trips: row.trips,
  second_trip_after_months:
    row.secondTripMinMonths !== null && row.secondTripMaxMonths !== null
      ? { min: row.secondTripMinMonths, max: row.secondTripMaxMonths }
      : null,
  risk_class: row.riskClass,
  restricted: row.restricted,
});

type Edited = Omit<TreatmentChange, 'version' | 'slug' | 'synonyms'>;

/** Converts an admin's input to a row without its slug. */
export const toListingRow = ({ facts, content, medical_review: review, ...texts }: Edited) => ({
  category: texts.category,
  name: texts.name,
  shortName: texts.short_name,
  summary: texts.summary,
  status: texts.status,
  content: {
    ...content,
    warnings: content.warnings.map(withoutNulls),
    risks: content.risks.map(withoutNulls),
  } satisfies TreatmentContentSource,
  unit: facts.unit,
  hospitalNights: facts.hospital_nights,
  stayDaysMin: facts.stay_days_min,
  stayDaysMax: facts.stay_days_max,
  flyHomeMinDays: facts.fly_home_min_days,
  returnToWorkDays: facts.return_to_work_days,
  trips: facts.trips,
  secondTripMinMonths: facts.second_trip_after_months?.min ?? null,
  secondTripMaxMonths: facts.second_trip_after_months?.max ?? null,
  riskClass: facts.risk_class,
  restricted: facts.restricted,
  reviewedBy: review?.reviewer ?? null,
  reviewedOn: review?.reviewed_on ?? null,
  reviewedCredential: review?.credential ?? null,
});

const withoutNulls = ({ text, source }: TreatmentSections['risks'][number]) => ({
  text,
  ...(source ? { source: { label: source.label, ...(source.url ? { url: source.url } : {}) } } : {}),
});
