import type { compareFavorites } from '@travesia/contracts/favorites';
import type { EndpointArgs, EndpointOutput } from '@travesia/contracts/kit';
import { MOST_COMPARED } from '@travesia/contracts/packages';
import { anonymous, type Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { comparePackagesQuery } from '../../packages/index.ts';
import type { FavoritesDeps } from '../favorites-deps.ts';
import { ownFavorites } from '../favorites.policy.ts';
import { listItems } from '../items.repo.ts';
import { findList } from '../lists.repo.ts';

/** Compares packages of a list. Ignores requested ones that are not in the list. */
export async function compareListQuery(
  { reads }: FavoritesDeps,
  id: string,
  query: EndpointArgs<typeof compareFavorites>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof compareFavorites>> {
  const { db } = reads.database;
  const list = await findList(db, ownFavorites(actor), id);
  if (!list) throw new ProblemError('favorites.list_not_found');
  const saved = (await listItems(db, list.id))
    .filter(({ targetType }) => targetType === 'package')
    .map(({ targetId }) => targetId);
  const asked = query.packages.map((one) => one.toLowerCase());
  const packages = saved.filter((one) => asked.length === 0 || asked.includes(one)).slice(0, MOST_COMPARED);
  return comparePackagesQuery(reads, { ...query, packages }, anonymous);
}
