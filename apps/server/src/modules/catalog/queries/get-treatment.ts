import type { getTreatment, getTreatmentPrices, View } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { CatalogReads } from '../catalog-reads.ts';
import type { PriceRow, TreatmentRow } from '../catalog.repo.ts';
import { presentCountryPrice, presentTreatmentDetail } from '../catalog.presenter.ts';
import { homeRow } from '../price-view.ts';
import type { Reference } from '../reference.ts';

function treatmentOf(reference: Reference, slug: string): TreatmentRow {
  const row = reference.treatments.get(slug);
  if (!row) throw new ProblemError('catalog.treatment_not_found', { detail: `There is no treatment called ${slug}.` });
  return row;
}

export async function getTreatmentQuery(
  reads: CatalogReads,
  slug: string,
  view: View,
): Promise<EndpointOutput<typeof getTreatment>> {
  const [reference, counts] = await Promise.all([reads.reference(), reads.counts()]);
  const row = treatmentOf(reference, slug);
  return presentTreatmentDetail(reference, counts, row, await reads.synonyms(row.slug, view.language), view);
}

/** Destination countries other than the viewer's own, cheapest first by the middle of their range. */
export async function getTreatmentPricesQuery(
  reads: CatalogReads,
  slug: string,
  view: View,
): Promise<EndpointOutput<typeof getTreatmentPrices>> {
  const [reference, counts] = await Promise.all([reads.reference(), reads.counts()]);
  const { slug: present } = treatmentOf(reference, slug);
  const rows = [...(reference.prices.get(present)?.values() ?? [])];
  const home = homeRow(reference, present, view);
  const isAbroad = ({ country }: PriceRow) =>
    country !== home?.country && reference.countries.get(country)?.destination;
  const destinations = rows.filter(isAbroad);
  destinations.sort(
    (a, b) => a.lowUsdMinor + a.highUsdMinor - (b.lowUsdMinor + b.highUsdMinor) || a.country.localeCompare(b.country),
  );
  return {
    home: home ? presentCountryPrice(reference, counts, home, view) : null,
    destinations: destinations.map((row) => presentCountryPrice(reference, counts, row, view)),
    rate_date: reference.rateDate,
  };
}
