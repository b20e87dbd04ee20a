import type { View } from '@travesia/contracts/catalog';
import type { FavoriteKind, FavoriteRef } from '@travesia/contracts/favorites';
import { anonymous } from '../../platform/http/request-context.ts';
import { presentTreatment } from '../catalog/index.ts';
import { readPackagesQuery } from '../packages/index.ts';
import { readProvidersQuery } from '../providers/index.ts';
import { canName, thingKey } from './favorite.rules.ts';
import type { FavoritesDeps } from './favorites-deps.ts';
import { presentPackageThing, presentProviderThing, presentTreatmentThing } from './favorites.presenter.ts';
import type { Thing } from './thing.ts';

type Things = ReadonlyMap<string, Thing>;

/** The publicly visible data of the given items, by `thingKey`; omits unavailable ones. */
export async function readThings(
  { catalog, reads }: FavoritesDeps,
  refs: readonly Pick<FavoriteRef, 'target_type' | 'target_id'>[],
  view: View,
): Promise<Things> {
  const idsOf = (kind: FavoriteKind) => [
    ...new Set(
      refs
        .filter(({ target_type: type, target_id: id }) => type === kind && canName(kind, id))
        .map(({ target_id: id }) => id),
    ),
  ];
  // Read as an anonymous visitor: lists can be shared, so they must not include what only this user may see.
  const [packages, providers, reference, counts] = await Promise.all([
    readPackagesQuery(reads, idsOf('package'), view, anonymous),
    readProvidersQuery(reads, idsOf('provider'), view, anonymous),
    catalog.reference(),
    catalog.counts(),
  ]);
  const treatments = idsOf('treatment').flatMap((slug) => {
    const row = reference.treatments.get(slug);
    return row ? [presentTreatment(reference, counts, row, view)] : [];
  });
  const things: Thing[] = [
    ...packages.map((offer) => ({ target: presentPackageThing(offer), price: offer.price })),
    ...providers.map((provider) => ({ target: presentProviderThing(provider), price: null })),
    ...treatments.map((treatment) => ({ target: presentTreatmentThing(treatment), price: null })),
  ];
  return new Map(things.map((thing) => [thingKey(thing.target), thing]));
}
