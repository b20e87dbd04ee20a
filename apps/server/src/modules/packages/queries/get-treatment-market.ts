import type { View } from '@travesia/contracts/catalog';
import type { CountryMarket, TreatmentCities, TreatmentMarket } from '@travesia/contracts/packages';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type Reference, showUsd } from '../../catalog/index.ts';
import type { PackageReads } from '../package-reads.ts';
import { visibleTo } from '../packages.policy.ts';
import { listMarketOffers } from '../treatment-market.repo.ts';
import { byCity, byCountry, type MarketFigures } from '../treatment-market.rules.ts';

/** Packages of one treatment by country. */
export async function getTreatmentMarketQuery(
  reads: PackageReads,
  slug: string,
  view: View,
  actor: Actor,
): Promise<TreatmentMarket> {
  const { reference, treatment, offers } = await readOffers(reads, slug, actor);
  return {
    treatment: { slug: treatment.slug, name: treatment.shortName[view.language], unit: treatment.unit },
    countries: byCountry(offers).map((figures) => ({
      country: presentCountry(reference, figures.country, view),
      ...presentFigures(reference, figures, view),
    })),
    ...datesOf(reads, reference),
  };
}

/** Packages of one treatment by city. */
export async function getTreatmentCitiesQuery(
  reads: PackageReads,
  slug: string,
  view: View,
  actor: Actor,
): Promise<TreatmentCities> {
  const { reference, offers } = await readOffers(reads, slug, actor);
  return {
    cities: byCity(offers).map((figures) => ({
      city: { slug: figures.city, name: reference.cities.get(figures.city)?.name[view.language] ?? figures.city },
      country: presentCountry(reference, figures.country, view),
      ...presentFigures(reference, figures, view),
      all_in: figures.allIn,
      at_least: figures.atLeast,
      languages: figures.languages,
    })),
    ...datesOf(reads, reference),
  };
}

async function readOffers(reads: PackageReads, slug: string, actor: Actor) {
  const reference = await reads.reference();
  const treatment = reference.treatments.get(slug);
  if (!treatment)
    throw new ProblemError('catalog.treatment_not_found', { detail: `There is no treatment called ${slug}.` });
  return { reference, treatment, offers: await listMarketOffers(reads.database.db, visibleTo(actor), treatment.slug) };
}

const datesOf = ({ clock }: PackageReads, { rateDate }: Reference) => ({
  // Typical prices span places, so the date is in UTC.
  read_on: clock.today(),
  rate_date: rateDate,
});

const presentCountry = (reference: Reference, code: string, { language }: View) => ({
  code,
  name: reference.countries.get(code)?.name[language] ?? code,
});

function presentFigures(reference: Reference, figures: MarketFigures, view: View): Omit<CountryMarket, 'country'> {
  const { price, currency } = figures;
  const shown = (usdMinor: number) => showUsd(reference, usdMinor, view, currency);
  return {
    packages: figures.packages,
    clinics: figures.clinics,
    verified_clinics: figures.verifiedClinics,
    price: { low: shown(price.low), median: shown(price.median), high: shown(price.high) },
    nights: figures.nights,
    stay_days: figures.stayDays,
    rating: figures.rating,
    confirmed: { oldest: figures.confirmedOn.low, newest: figures.confirmedOn.high },
  };
}
