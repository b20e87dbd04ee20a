import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import {
  type listNetworkPackages,
  NETWORK_PACKAGE_STATUSES,
  type NetworkPackage,
  type NetworkPackages,
} from '@travesia/contracts/packages';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { showPrice } from '../../../catalog/index.ts';
import { networkOf, ofNetwork } from '../../../organizations/index.ts';
import type { PackageReads } from '../../package-reads.ts';
import { listPackagesOfNetwork } from '../network-packages.repo.ts';
import { aboveLowest, isSought, sortPackages } from '../network-packages.rules.ts';

type Asked = EndpointArgs<typeof listNetworkPackages>['query'];

/** A page of the packages of the request's organization, filtered in memory because an organization has few. */
export async function listNetworkPackagesQuery(
  reads: Pick<PackageReads, 'database' | 'reference'>,
  { q, clinic, status, treatment, sort, page, limit, ...view }: Asked,
  actor: Actor,
): Promise<NetworkPackages> {
  const scope = ofNetwork(actor);
  const { db } = reads.database;
  const [{ actions }, rows, reference] = await Promise.all([
    networkOf(db, scope),
    listPackagesOfNetwork(db, scope),
    reads.reference(),
  ]);
  const { language } = view;
  const all = rows.map((row): NetworkPackage => {
    const price = { amount: row.priceMinor, currency: row.currency };
    return {
      id: row.id,
      title: row.title[language],
      treatment: {
        slug: row.treatment,
        name: reference.everyTreatment.get(row.treatment)?.shortName[language] ?? row.treatment,
      },
      clinic: { id: row.clinicId, name: row.clinic, slug: row.clinicSlug, suspended: row.suspended },
      status: row.status,
      listed: row.listed,
      price,
      shown_price: showPrice(reference, price, view),
      deposit_percent: row.depositPercent,
      confirmed_on: row.confirmedOn,
      above_lowest: row.status === 'published' ? aboveLowest(row, rows) : null,
      actions: actions.includes('enter_clinics') ? ['enter'] : [],
    };
  });
  const sought = all.filter((one) => isSought(one, q));
  const isOneOf = (values: readonly string[], value: string) => !values.length || values.includes(value);
  const tests = {
    clinic: (one: NetworkPackage) => isOneOf(clinic, one.clinic.id),
    status: (one: NetworkPackage) => isOneOf(status, one.status),
    treatment: (one: NetworkPackage) => isOneOf(treatment, one.treatment.slug),
  };
  type Facet = keyof typeof tests;
  const without = (facet: Facet | null) =>
    sought.filter((one) => (Object.keys(tests) as Facet[]).every((key) => key === facet || tests[key](one)));
  const found = sortPackages(without(null), sort, language);
  return {
    data: found.slice((page - 1) * limit, page * limit),
    ...pageFacts(found.length, page, limit),
    facets: {
      clinic: countBy(without('clinic'), ({ clinic: { id, name } }) => [id, name], language),
      status: NETWORK_PACKAGE_STATUSES.map((value) => ({
        value,
        label: value,
        count: without('status').filter((one) => one.status === value).length,
      })),
      treatment: countBy(without('treatment'), ({ treatment: { slug, name } }) => [slug, name], language),
    },
    currency: view.currency,
    rate_date: reference.rateDate,
  };
}

function countBy(rows: readonly NetworkPackage[], of: (row: NetworkPackage) => [string, string], language: string) {
  const { compare } = new Intl.Collator(language);
  const labels = new Map(rows.map(of));
  return [...labels]
    .map(([value, label]) => ({ value, label, count: rows.filter((row) => of(row)[0] === value).length }))
    .toSorted((one, other) => compare(one.label, other.label));
}
