import type { Localized, Rate } from '@travesia/contracts/kit';
import type { Db } from '../../platform/db/database.ts';
import { type CityRow, type CountryRow, type PriceRow, readReferenceRows, type TreatmentRow } from './catalog.repo.ts';

type Rows = Awaited<ReturnType<typeof readReferenceRows>>;

/** The country of prices "at home" for viewers whose own is unknown or has none. */
export const HOME_COUNTRY = 'US';

/** The catalog's small tables in memory, by key. Presenters look up names, rates and rules here. */
export interface Reference {
  rates: ReadonlyMap<string, Rate>;
  /** Date of the newest rate, YYYY-MM-DD. */
  rateDate: string;
  currencies: Rows['currencyRows'];
  countries: ReadonlyMap<string, CountryRow>;
  /** Destination cities by slug. */
  cities: ReadonlyMap<string, CityRow>;
  types: Rows['typeRows'];
  accreditors: ReadonlyMap<string, Rows['accreditorRows'][number]>;
  categories: ReadonlyMap<string, Rows['categoryRows'][number]>;
  /** Published treatments by slug; also found by a former slug. */
  treatments: ReadonlyMap<string, TreatmentRow>;
  /** Including drafts and archived ones: for the names of formerly published treatments, and for admins. */
  everyTreatment: ReadonlyMap<string, TreatmentRow>;
  /** A treatment's prices by country code. */
  prices: ReadonlyMap<string, ReadonlyMap<string, PriceRow>>;
  inclusionKeys: Rows['keyRows'];
  /** Why a treatment needs a price item for a patient from abroad, by treatment and key. */
  needs: ReadonlyMap<string, ReadonlyMap<string, Localized>>;
  policies: ReadonlyMap<string, Rows['policyRows'][number]>;
  rules: Rows['ruleRows'];
}

const byKey = <T, K extends keyof T>(rows: T[], key: K): Map<T[K], T> => new Map(rows.map((row) => [row[key], row]));

/** Also finds a treatment by a former slug. */
class TreatmentsBySlug extends Map<string, TreatmentRow> {
  readonly #former: ReadonlyMap<string, string>;

  constructor(rows: readonly TreatmentRow[], former: ReadonlyMap<string, string>) {
    super(rows.map((row) => [row.slug, row]));
    this.#former = former;
  }

  override get(slug: string): TreatmentRow | undefined {
    return super.get(slug) ?? super.get(this.#former.get(slug) ?? '');
  }
}

/** Loads the reference tables: a few hundred rows. */
export async function loadReference(db: Db): Promise<Reference> {
  const rows = await readReferenceRows(db);
  const currencies = byKey(rows.currencyRows, 'code');
  const rates = new Map<string, Rate>(
    rows.rates.map((rate) => [
      rate.currency,
      {
        currency: rate.currency,
        perUsd: rate.perUsd,
        date: rate.ratedOn,
        minorDigits: currencies.get(rate.currency)?.minorDigits ?? 2,
      },
    ]),
  );
  const former = new Map(rows.formerRows.map(({ slug, present }) => [slug, present]));
  const prices = new Map<string, Map<string, PriceRow>>();
  for (const price of rows.priceRows) {
    const ofTreatment = prices.get(price.treatment) ?? new Map<string, PriceRow>();
    prices.set(price.treatment, ofTreatment.set(price.country, price));
  }
  return {
    rates,
    rateDate: [...rates.values()].reduce((newest, rate) => (rate.date > newest ? rate.date : newest), ''),
    currencies: rows.currencyRows,
    countries: byKey(rows.countryRows, 'code'),
    cities: byKey(rows.cityRows, 'slug'),
    types: rows.typeRows,
    accreditors: byKey(rows.accreditorRows, 'slug'),
    categories: byKey(rows.categoryRows, 'slug'),
    treatments: new TreatmentsBySlug(
      rows.treatmentRows.filter(({ status }) => status === 'published'),
      former,
    ),
    everyTreatment: new TreatmentsBySlug(rows.treatmentRows, former),
    prices,
    inclusionKeys: rows.keyRows,
    needs: needsOf(rows.needRows),
    policies: byKey(rows.policyRows, 'key'),
    rules: rows.ruleRows,
  };
}

function needsOf(rows: Rows['needRows']): Reference['needs'] {
  const needs = new Map<string, Map<string, Localized>>();
  for (const { treatment, key, reason } of rows) {
    const ofTreatment = needs.get(treatment) ?? new Map<string, Localized>();
    needs.set(treatment, ofTreatment.set(key, reason));
  }
  return needs;
}
