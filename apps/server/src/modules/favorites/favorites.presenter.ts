import type { ShownPrice, TreatmentSummary, View } from '@travesia/contracts/catalog';
import {
  DEFAULT_LIST_NAME,
  type Favorite,
  type FavoriteList,
  type FavoriteTarget,
  type ListShare,
} from '@travesia/contracts/favorites';
import type { PackageSummary } from '@travesia/contracts/packages';
import type { ProviderSummary } from '@travesia/contracts/providers';
import { priceChange } from './favorite.rules.ts';
import type { FavoriteKeys } from './favorites-deps.ts';
import type { ItemRow } from './items.repo.ts';
import type { CountedList, ListRow } from './lists.repo.ts';
import type { Thing } from './thing.ts';

export const presentPackageThing = (offer: PackageSummary): FavoriteTarget => ({
  target_type: 'package',
  target_id: offer.id,
  name: offer.title,
  slug: offer.provider.slug,
  provider_name: offer.provider.name,
  treatment: { slug: offer.treatment.slug, name: offer.treatment.name },
  city: offer.city,
  country: offer.country,
  price: offer.total,
  claim: offer.claim,
  rating: offer.provider.rating,
  verification_status: offer.provider.verification_status,
  demo: offer.demo,
});

export const presentProviderThing = (provider: ProviderSummary): FavoriteTarget => ({
  target_type: 'provider',
  target_id: provider.id,
  name: provider.name,
  slug: provider.slug,
  provider_name: null,
  treatment: null,
  city: provider.city,
  country: provider.country,
  price: provider.price_from,
  claim: null,
  rating: provider.rating,
  verification_status: provider.verification_status,
  demo: provider.demo,
});

export const presentTreatmentThing = (treatment: TreatmentSummary): FavoriteTarget => ({
  target_type: 'treatment',
  target_id: treatment.slug,
  name: treatment.short_name,
  slug: treatment.slug,
  provider_name: null,
  treatment: { slug: treatment.slug, name: treatment.short_name },
  city: null,
  country: null,
  price: treatment.price?.low ?? null,
  claim: null,
  rating: null,
  verification_status: null,
  demo: false,
});

/** What an item is presented with besides its row. */
export interface ItemFacts {
  thing: Thing | undefined;
  savedPrice: ShownPrice | null;
  priceNow: ShownPrice | null;
  alternatives: FavoriteTarget[];
}

export function presentFavorite(keys: FavoriteKeys, row: ItemRow, facts: ItemFacts): Favorite {
  const { thing, savedPrice, priceNow, alternatives } = facts;
  const change = priceChange(savedMoney(row), thing?.price ?? null);
  return {
    id: row.id,
    list_id: row.listId,
    target_type: row.targetType,
    target_id: row.targetId,
    name: thing?.target.name ?? row.name,
    note: openNote(keys, row),
    saved_at: row.createdAt.toISOString(),
    gone: thing === undefined,
    target: thing?.target ?? null,
    saved_price: savedPrice,
    price_change: change && priceNow && { ...change, now: priceNow },
    alternatives,
  };
}

/** A package's price when it was saved. */
export const savedMoney = ({ savedPriceMinor: amount, savedCurrency: currency }: ItemRow) =>
  amount === null || currency === null ? null : { amount, currency };

export const openNote = (keys: FavoriteKeys, { id, noteSealed }: ItemRow): string | null =>
  noteSealed === null ? null : keys.notes.open(noteSealed, id);

export const listName = (row: Pick<ListRow, 'name'>, { language }: Pick<View, 'language'>): string =>
  row.name ?? DEFAULT_LIST_NAME[language];

export const presentList = (row: CountedList, latest: FavoriteTarget[], view: View): FavoriteList => ({
  id: row.id,
  name: listName(row, view),
  default: row.isDefault,
  item_count: row.itemCount,
  latest,
  shared: row.shareHash !== null,
  created_at: row.createdAt.toISOString(),
});

export const presentShare = (keys: FavoriteKeys, row: ListRow): ListShare | null =>
  row.shareSealed === null || row.sharedAt === null
    ? null
    : {
        token: keys.shares.open(row.shareSealed, row.id),
        with_notes: row.shareNotes,
        shared_at: row.sharedAt.toISOString(),
      };
