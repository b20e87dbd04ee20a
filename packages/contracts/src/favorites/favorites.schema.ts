import { z } from 'zod';
import { ShownPrice } from '../catalog/catalog.schema.ts';
import { CountryCode, Id, Instant, Name, Slug } from '../kit/index.ts';
import { PriceClaimName } from '../packages/packages.schema.ts';
import { RatingSummary, VerificationStatus } from '../providers/providers.schema.ts';
import { LIST_NAME_MAX, MOST_AT_ONCE, MOST_IN_LIST, NOTE_MAX } from './favorite-limits.ts';

export const FAVORITE_KINDS = ['package', 'provider', 'treatment'] as const;
export const FavoriteKind = z.enum(FAVORITE_KINDS).meta({ description: 'Kind of item.' });
export type FavoriteKind = z.infer<typeof FavoriteKind>;

export const FavoriteTargetId = z
  .string()
  .regex(/^[a-z0-9-]{1,120}$/)
  .meta({ description: 'Id of the package or provider, slug of the treatment.', example: 'hip-replacement' });

export const FavoriteRef = z
  .strictObject({ target_type: FavoriteKind, target_id: FavoriteTargetId })
  .meta({ id: 'FavoriteRef', description: 'An item that can be saved.' });
export type FavoriteRef = z.infer<typeof FavoriteRef>;

const Named = z.object({ slug: Slug, name: Name });

export const FavoriteTarget = z
  .object({
    target_type: FavoriteKind,
    target_id: FavoriteTargetId,
    name: z.string().meta({ description: 'Title of the package, name of the provider or treatment.' }),
    slug: Slug.meta({
      description: 'Slug of the page that shows it: the provider’s (also for packages) or the treatment’s.',
    }),
    provider_name: z.string().nullable().meta({ description: 'Seller of the package.' }),
    treatment: Named.nullable().meta({ description: 'Treatment of the package; null for a provider.' }),
    city: Named.nullable().meta({ description: 'Location.' }),
    country: z.object({ code: CountryCode, name: Name }).nullable().meta({ description: 'Country.' }),
    price: ShownPrice.nullable().meta({
      description:
        'Total of the package, lowest total of the provider’s packages, or lowest typical price of the treatment.',
    }),
    claim: PriceClaimName.nullable().meta({
      description: 'What may be said of a package’s price; null for other items.',
    }),
    rating: RatingSummary.nullable().meta({ description: 'Of the provider; null before the first review.' }),
    verification_status: VerificationStatus.nullable().meta({ description: 'Of the provider; null for treatments.' }),
    demo: z.boolean().meta({ description: 'Fictional, for demonstration.' }),
  })
  .meta({ id: 'FavoriteTarget', description: 'A saved item as currently offered.' });
export type FavoriteTarget = z.infer<typeof FavoriteTarget>;

export const PriceChange = z
  .object({
    direction: z
      .enum(['lower', 'higher'])
      .meta({ description: 'Whether it costs less or more than when it was saved.' }),
    percent: z.int().meta({ description: 'Change in percent of the price when saved; at least 1.' }),
    now: ShownPrice.meta({
      description: 'Price of the package now, like `saved_price` without extras, in the requested currency.',
    }),
  })
  .meta({ id: 'PriceChange', description: 'Price change since it was saved.' });
export type PriceChange = z.infer<typeof PriceChange>;

export const Note = z.string().max(NOTE_MAX).meta({ description: 'The user’s own note.' });

export const Favorite = z
  .object({
    id: Id,
    list_id: Id.meta({ description: 'List it is in.' }),
    target_type: FavoriteKind,
    target_id: FavoriteTargetId,
    name: z.string().meta({ description: 'Current name; if no longer offered, the name when it was saved.' }),
    note: Note.nullable(),
    saved_at: Instant.meta({ description: 'When it was saved.' }),
    gone: z.boolean().meta({ description: 'Whether it is no longer published.' }),
    target: FavoriteTarget.nullable().meta({ description: 'Current offer; null if no longer offered.' }),
    saved_price: ShownPrice.nullable().meta({
      description:
        'Price of the package, without extras, when it was saved, in the requested currency; null for other items.',
    }),
    price_change: PriceChange.nullable().meta({
      description: 'Null if the package’s price is unchanged in the provider’s own currency.',
    }),
    alternatives: z.array(FavoriteTarget).meta({
      description: 'Alternatives to an item no longer offered: at most three for the same treatment or place.',
    }),
  })
  .meta({ id: 'Favorite', description: 'A saved item.' });
export type Favorite = z.infer<typeof Favorite>;

export const ListName = z
  .string()
  .trim()
  .transform((name) => name.replaceAll(/\s+/g, ' '))
  .pipe(z.string().min(1).max(LIST_NAME_MAX))
  .meta({ description: 'Name of the list, unique among the user’s lists.', example: 'Knee, spring' });

export const ListShare = z
  .object({
    token: z.string().meta({ description: 'Last part of the share link: `/favorites/shared/{token}`.' }),
    with_notes: z.boolean().meta({ description: 'Whether the link also shows the notes.' }),
    shared_at: Instant.meta({ description: 'When the link was created.' }),
  })
  .meta({ id: 'ListShare', description: 'The read-only share link of a list.' });
export type ListShare = z.infer<typeof ListShare>;

export const FavoriteList = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name; in the requested language until the default list is renamed.' }),
    default: z.boolean().meta({ description: 'Where items are saved by default; it can’t be deleted.' }),
    item_count: z.int().meta({ description: `Things in it, at most ${MOST_IN_LIST}.` }),
    latest: z.array(FavoriteTarget).meta({ description: 'Up to four of the items saved last that are still offered.' }),
    shared: z.boolean().meta({ description: 'Whether it has a share link.' }),
    created_at: Instant.meta({ description: 'When it was created.' }),
  })
  .meta({ id: 'FavoriteList', description: 'A list of saved items.' });
export type FavoriteList = z.infer<typeof FavoriteList>;

export const FavoriteListDetail = FavoriteList.extend({
  items: z.array(Favorite).meta({ description: 'All items, latest first.' }),
  share: ListShare.nullable().meta({ description: 'Its share link, if there is one.' }),
}).meta({ id: 'FavoriteListDetail', description: 'A list with its items.' });
export type FavoriteListDetail = z.infer<typeof FavoriteListDetail>;

export const FavoriteImport = z
  .strictObject({
    items: z
      .array(FavoriteRef)
      .min(1)
      .max(MOST_AT_ONCE)
      .meta({ description: 'Items saved on the device, latest first.' }),
  })
  .meta({ id: 'FavoriteImport', description: 'Items saved on a device before sign-in.' });
export type FavoriteImport = z.infer<typeof FavoriteImport>;

export const ImportReceipt = z
  .object({
    list_id: Id.meta({ description: 'The default list, which now contains them.' }),
    imported: z.int().meta({ description: 'Number of items added.' }),
    already: z.int().meta({ description: 'Number of items already in a list.' }),
    skipped: z
      .array(
        z.object({
          target_type: FavoriteKind,
          target_id: FavoriteTargetId,
          reason: z.enum(['unknown', 'full']).meta({
            description: 'unknown: not offered. full: the list has no room left.',
          }),
        }),
      )
      .meta({ description: 'Items not added, and why.' }),
  })
  .meta({ id: 'ImportReceipt', description: 'Result for each item.' });
export type ImportReceipt = z.infer<typeof ImportReceipt>;

export const FavoriteMark = z
  .object({
    id: Id.meta({ description: 'Id of the saved item, used to remove it.' }),
    list_id: Id.meta({ description: 'List it is in.' }),
    target_type: FavoriteKind,
    target_id: FavoriteTargetId,
  })
  .meta({ id: 'FavoriteMark', description: 'A saved item among those looked up.' });
export type FavoriteMark = z.infer<typeof FavoriteMark>;
