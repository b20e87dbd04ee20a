import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { DuplicateSide, listDuplicateProviders } from '@travesia/contracts/providers';
import type { Actor } from '../../../../../platform/http/request-context.ts';
import { instant } from '../../admin-providers.presenter.ts';
import type { ProvidersAdminDeps } from '../../providers-admin-deps.ts';
import { administeredBy } from '../../../providers.policy.ts';
import { type ComparableRow, listApart, listComparable, pairKey } from '../duplicates.repo.ts';
import { findPairs, type FoundPair } from '../duplicates.rules.ts';

type Query = EndpointArgs<typeof listDuplicateProviders>['query'];
type Pair = FoundPair<ComparableRow>;

const ORDERS: Readonly<Record<Query['sort'], (one: Pair, other: Pair) => number>> = {
  // As they were found.
  '-likeness': () => 0,
  name: (one, other) => one.one.name.localeCompare(other.one.name),
  '-name': (one, other) => other.one.name.localeCompare(one.one.name),
};

/** Clinics that may be listed twice, as pairs. */
export async function listDuplicatesQuery(
  { database: { db } }: Pick<ProvidersAdminDeps, 'database'>,
  { page, limit, state, sort }: Query,
  actor: Actor,
): Promise<EndpointOutput<typeof listDuplicateProviders>> {
  const [clinics, apart] = await Promise.all([listComparable(db, administeredBy(actor)), listApart(db)]);
  const found = findPairs(clinics).map((pair) => ({
    ...pair,
    since: apart.get(pairKey(pair.one.id, pair.other.id)) ?? null,
  }));
  const ofState = found.filter(({ since }) => (since === null) === (state === 'open'));
  const open = found.filter(({ since }) => since === null).length;
  const shown = ofState.toSorted(ORDERS[sort]).slice((page - 1) * limit, page * limit);
  return {
    data: shown.map(({ one, other, because, since }) => ({
      one: sideOf(one),
      other: sideOf(other),
      because,
      apart_since: since === null ? null : instant(since),
    })),
    ...pageFacts(ofState.length, page, limit),
    counts: { open, apart: found.length - open },
  };
}

const sideOf = (row: ComparableRow): DuplicateSide => ({
  id: row.id,
  name: row.name,
  city: row.cityName?.en ?? null,
  country: row.country,
  verification_status: row.verificationStatus,
  operational_status: row.operationalStatus,
  package_count: row.packageCount,
  staff_count: row.staff,
});
