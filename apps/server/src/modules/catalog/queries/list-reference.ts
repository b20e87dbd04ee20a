import type {
  getPublicStats,
  listAccreditors,
  listCancellationPolicies,
  listCurrencies,
  listLocations,
  listProviderTypes,
  View,
} from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { CatalogReads } from '../catalog-reads.ts';
import { presentLocation } from '../catalog.presenter.ts';
import { presentPolicy } from '../policy.presenter.ts';

/** Destination countries, most packages first. */
export async function listLocationsQuery(
  reads: CatalogReads,
  view: View,
): Promise<EndpointOutput<typeof listLocations>> {
  const [reference, counts] = await Promise.all([reads.reference(), reads.counts()]);
  const destinations = [...reference.countries.values()].filter((country) => country.destination);
  const data = destinations.map((country) => presentLocation(reference, counts, country, view));
  return { data: data.sort((a, b) => b.package_count - a.package_count || a.name.localeCompare(b.name)) };
}

export async function listProviderTypesQuery(
  reads: CatalogReads,
  view: View,
): Promise<EndpointOutput<typeof listProviderTypes>> {
  const [reference, counts] = await Promise.all([reads.reference(), reads.counts()]);
  const data = reference.types.map(({ slug, name, plural }) => ({
    slug,
    name: name[view.language],
    plural: plural[view.language],
    provider_count: counts.byType.get(slug) ?? 0,
  }));
  return { data };
}

/** Accreditation bodies: international ones first, then by name. */
export async function listAccreditorsQuery(
  reads: CatalogReads,
  { language }: View,
): Promise<EndpointOutput<typeof listAccreditors>> {
  const { accreditors } = await reads.reference();
  const { compare } = new Intl.Collator(language);
  const data = [...accreditors.values()]
    .map(({ slug, name, country, whatItChecks }) => ({ slug, name, country, what_it_checks: whatItChecks[language] }))
    .toSorted(
      (one, other) => Number(one.country !== null) - Number(other.country !== null) || compare(one.name, other.name),
    );
  return { data };
}

/** Offered currencies with an exchange rate. */
export async function listCurrenciesQuery(
  reads: CatalogReads,
  view: View,
): Promise<EndpointOutput<typeof listCurrencies>> {
  const reference = await reads.reference();
  const data = reference.currencies
    .filter(({ selectable }) => selectable)
    .flatMap(({ code, name, symbol, minorDigits }) => {
      const rate = reference.rates.get(code);
      return rate
        ? [
            {
              code,
              name: name[view.language],
              symbol,
              minor_digits: minorDigits,
              per_usd: rate.perUsd,
              rate_date: rate.date,
            },
          ]
        : [];
    });
  return { data: data.sort((a, b) => a.code.localeCompare(b.code)) };
}

/** All policies with their own and the shared rules. */
export async function listCancellationPoliciesQuery(
  reads: CatalogReads,
  view: View,
): Promise<EndpointOutput<typeof listCancellationPolicies>> {
  const reference = await reads.reference();
  return {
    data: [...reference.policies.keys()].toSorted().flatMap((key) => presentPolicy(reference, key, view) ?? []),
  };
}

export async function getPublicStatsQuery(reads: CatalogReads): Promise<EndpointOutput<typeof getPublicStats>> {
  const [reference, { totals }] = await Promise.all([reads.reference(), reads.counts()]);
  return {
    countries: [...reference.countries.values()].filter((country) => country.destination).length,
    cities: reference.cities.size,
    treatments: reference.treatments.size,
    partners: totals.partners,
    verified_partners: totals.verifiedPartners,
    directory: totals.directory,
    packages: totals.packages,
    clinicians: totals.clinicians,
    reviews: totals.reviews,
    credentials_checked: totals.credentialsChecked,
  };
}
