import type { View } from '@travesia/contracts/catalog';
import type { FavoriteTarget } from '@travesia/contracts/favorites';
import { listPackages } from '@travesia/contracts/packages';
import { listProviders } from '@travesia/contracts/providers';
import { anonymous } from '../../platform/http/request-context.ts';
import { listPackagesQuery } from '../packages/index.ts';
import { listProvidersQuery } from '../providers/index.ts';
import type { FavoritesDeps } from './favorites-deps.ts';
import { presentPackageThing, presentProviderThing } from './favorites.presenter.ts';
import type { ItemRow } from './items.repo.ts';

const MOST = 3;

/** Alternatives to unavailable items: packages for the same treatment, clinics in the same country. By item ID. */
export async function findAlternatives(
  deps: FavoritesDeps,
  gone: readonly ItemRow[],
  view: View,
): Promise<ReadonlyMap<string, FavoriteTarget[]>> {
  const asked = new Map<string, Promise<FavoriteTarget[]>>();
  const entries = gone.map(async (row) => {
    const like = [row.targetType, row.treatment, row.country].join(' ');
    const found = asked.get(like) ?? alternativesTo(deps, row, view);
    asked.set(like, found);
    return [row.id, await found] as const;
  });
  return new Map(await Promise.all(entries));
}

async function alternativesTo({ reads }: FavoritesDeps, row: ItemRow, view: View): Promise<FavoriteTarget[]> {
  if (row.targetType === 'package' && row.treatment) {
    const query = asQuery(listPackages.query, { ...view, treatment: row.treatment, limit: MOST });
    const near = row.country
      ? (await listPackagesQuery(reads, { ...query, country: [row.country] }, anonymous)).data
      : [];
    const anywhere = near.length < MOST ? (await listPackagesQuery(reads, query, anonymous)).data : [];
    const known = new Set(near.map(({ id }) => id));
    return [...near, ...anywhere.filter(({ id }) => !known.has(id))].slice(0, MOST).map(presentPackageThing);
  }
  if (row.targetType === 'provider' && row.country) {
    const query = asQuery(listProviders.query, { ...view, country: row.country, listing: 'partner', limit: MOST });
    return (await listProvidersQuery(reads, query, anonymous)).data.map(presentProviderThing);
  }
  return [];
}

function asQuery<T>(schema: { parse(input: unknown): T } | undefined, asked: object): T {
  if (!schema) throw new TypeError('this list takes no query');
  return schema.parse(asked);
}
