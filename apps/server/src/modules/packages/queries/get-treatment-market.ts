import type { View } from '@travesia/contracts/catalog';
import type { CountryMarket, TreatmentMarket } from '@travesia/contracts/packages';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type Reference, showUsd } from '../../catalog/index.ts';
import type { PackageReads } from '../package-reads.ts';
import { visibleTo } from '../packages.policy.ts';
import { listMarketOffers } from '../treatment-market.repo.ts';
import { byCountry, type CountryFigures } from '../treatment-market.rules.ts';

/** Packages of one treatment by country. */
export async function getTreatmentMarketQuery(
  reads: PackageReads,
  slug: string,
  view: View,
  actor: Actor,
): Promise<TreatmentMarket> {
  const reference = await reads.reference();
  const treatment = reference.treatments.get(slug);
  if (!treatment)
    throw new ProblemError('catalog.treatment_not_found', { detail: `There is no treatment called ${slug}.` });
  const offers = await listMarketOffers(reads.database.db, visibleTo(actor), treatment.slug);
  return {
    treatment: { slug: treatment.slug, name: treatment.shortName[view.language], unit: treatment.unit },
    countries: byCountry(offers).map((figures) => presentCountry(reference, figures, view)),
    // Typical prices span places, so the date is in UTC.
    read_on: reads.clock.today(),
    rate_date: reference.rateDate,
  };
}

function presentCountry(reference: Reference, figures: CountryFigures, view: View): CountryMarket {
  const { country: code, price, currency } = figures;
  const shown = (usdMinor: number) => showUsd(reference, usdMinor, view, currency);
  return {
    country: { code, name: reference.countries.get(code)?.name[view.language] ?? code },
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
