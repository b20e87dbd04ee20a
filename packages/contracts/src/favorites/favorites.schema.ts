import { z } from 'zod';
import { ShownPrice } from '../catalog/catalog.schema.ts';
import { CountryCode, Id, Instant, Name, Slug } from '../kit/index.ts';
import { RatingSummary, VerificationStatus } from '../providers/providers.schema.ts';
import { LIST_NAME_MAX, MOST_AT_ONCE, MOST_IN_LIST, NOTE_MAX } from './favorite-limits.ts';

export const FAVORITE_KINDS = ['package', 'provider', 'treatment'] as const;
export const FavoriteKind = z.enum(FAVORITE_KINDS).meta({ description: 'What was saved.' });
export type FavoriteKind = z.infer<typeof FavoriteKind>;

export const FavoriteTargetId = z
  .string()
  .regex(/^[a-z0-9-]{1,120}$/)
  .meta({ description: 'Id of the package or provider, slug of the treatment.', example: 'hip-replacement' });

export const FavoriteRef = z
  .strictObject({ target_type: FavoriteKind, target_id: FavoriteTargetId })
  .meta({ id: 'FavoriteRef', description: 'Something that can be saved.' });
export type FavoriteRef = z.infer<typeof FavoriteRef>;

const Named = z.object({ slug: Slug, name: Name });

export const FavoriteTarget = z
  .object({
    target_type: FavoriteKind,
    target_id: FavoriteTargetId,
    name: z.string().meta({ description: 'Title of the package, name of the provider or treatment.' }),
    slug: Slug.meta({ description: 'Of the page that shows it: of the provider (packages too) or of the treatment.' }),
    provider_name: z.string().nullable().meta({ description: 'Who sells the package.' }),
    treatment: Named.nullable().meta({ description: 'Treatment of the package; null for a provider.' }),
    city: Named.nullable().meta({ description: 'Where it is.' }),
    country: z.object({ code: CountryCode, name: Name }).nullable().meta({ description: 'Country it is in.' }),
    price: ShownPrice.nullable().meta({
      description:
        'All-in price of the package, cheapest package of the provider, lowest typical price of the treatment.',
    }),
    rating: RatingSummary.nullable().meta({ description: 'Of the provider; null before the first review.' }),
    verification_status: VerificationStatus.nullable().meta({ description: 'Of the provider; null for treatments.' }),
    demo: z.boolean().meta({ description: 'Invented for demonstration.' }),
  })
  .meta({ id: 'FavoriteTarget', description: 'Something saved, as it is offered at this moment.' });
export type FavoriteTarget = z.infer<typeof FavoriteTarget>;

export const PriceChange = z
  .object({
    direction: z
      .enum(['lower', 'higher'])
      .meta({ description: 'Whether it costs less or more than when it was saved.' }),
    percent: z.int().meta({ description: 'By how much, percent of the price when it was saved; at least 1.' }),
  })
  .meta({ id: 'PriceChange', description: 'How the price moved since it was saved.' });
export type PriceChange = z.infer<typeof PriceChange>;

export const Note = z.string().max(NOTE_MAX).meta({ description: 'The person’s own words about it.' });

export const Favorite = z
  .object({
    id: Id,
    list_id: Id.meta({ description: 'List it is in.' }),
    target_type: FavoriteKind,
    target_id: FavoriteTargetId,
    name: z.string().meta({ description: 'What it is called; what it was called when it was saved, once it is gone.' }),
    note: Note.nullable(),
    saved_at: Instant.meta({ description: 'When it was saved.' }),
    gone: z.boolean().meta({ description: 'Whether it is no longer published.' }),
    target: FavoriteTarget.nullable().meta({ description: 'As it is now; null when it is gone.' }),
    saved_price: ShownPrice.nullable().meta({
      description: 'Price of the package when it was saved, in the currency asked for; null for other things.',
    }),
    price_change: PriceChange.nullable().meta({
      description: 'Null when the price of the package is the same, in the provider’s own currency.',
    }),
    alternatives: z
      .array(FavoriteTarget)
      .meta({ description: 'Instead of what is gone: at most three others for the same treatment or place.' }),
  })
  .meta({ id: 'Favorite', description: 'Something a person saved.' });
export type Favorite = z.infer<typeof Favorite>;

export const ListName = z
  .string()
  .trim()
  .transform((name) => name.replaceAll(/\s+/g, ' '))
  .pipe(z.string().min(1).max(LIST_NAME_MAX))
  .meta({ description: 'Name of the list, one of a kind among the person’s lists.', example: 'Knee, spring' });

export const ListShare = z
  .object({
    token: z.string().meta({ description: 'What the link ends in: `/favorites/shared/{token}`.' }),
    with_notes: z.boolean().meta({ description: 'Whether who has the link reads the notes.' }),
    shared_at: Instant.meta({ description: 'Since when.' }),
  })
  .meta({ id: 'ListShare', description: 'The read-only link to a list.' });
export type ListShare = z.infer<typeof ListShare>;

export const FavoriteList = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'Name, in the language asked for while the default list was not renamed.' }),
    default: z.boolean().meta({ description: 'Where things are saved when no list is named; it cannot be deleted.' }),
    item_count: z.int().meta({ description: `Things in it, at most ${MOST_IN_LIST}.` }),
    latest: z.array(FavoriteTarget).meta({ description: 'Up to four of what was saved last and is still offered.' }),
    shared: z.boolean().meta({ description: 'Whether there is a link to it.' }),
    created_at: Instant.meta({ description: 'When it was made.' }),
  })
  .meta({ id: 'FavoriteList', description: 'A list of saved things.' });
export type FavoriteList = z.infer<typeof FavoriteList>;

export const FavoriteListDetail = FavoriteList.extend({
  items: z.array(Favorite).meta({ description: 'All of them, what was saved last first.' }),
  share: ListShare.nullable().meta({ description: 'The link to it, if there is one.' }),
}).meta({ id: 'FavoriteListDetail', description: 'A list with everything in it.' });
export type FavoriteListDetail = z.infer<typeof FavoriteListDetail>;

export const FavoriteImport = z
  .strictObject({
    items: z
      .array(FavoriteRef)
      .min(1)
      .max(MOST_AT_ONCE)
      .meta({ description: 'What the device kept, what was saved last first.' }),
  })
  .meta({ id: 'FavoriteImport', description: 'What a device kept before its person signed in.' });
export type FavoriteImport = z.infer<typeof FavoriteImport>;

export const ImportReceipt = z
  .object({
    list_id: Id.meta({ description: 'The default list, where they are now.' }),
    imported: z.int().meta({ description: 'How many were added.' }),
    already: z.int().meta({ description: 'How many were in one of the lists before.' }),
    skipped: z
      .array(
        z.object({
          target_type: FavoriteKind,
          target_id: FavoriteTargetId,
          reason: z.enum(['unknown', 'full']).meta({
            description: 'unknown: it names nothing that is offered. full: there is no room left in the list.',
          }),
        }),
      )
      .meta({ description: 'What was not added, and why.' }),
  })
  .meta({ id: 'ImportReceipt', description: 'What became of each thing.' });
export type ImportReceipt = z.infer<typeof ImportReceipt>;

export const FavoriteMark = z
  .object({
    id: Id.meta({ description: 'Id of the saved thing, to remove it by.' }),
    list_id: Id.meta({ description: 'List it is in.' }),
    target_type: FavoriteKind,
    target_id: FavoriteTargetId,
  })
  .meta({ id: 'FavoriteMark', description: 'Something of those asked about that is saved.' });
export type FavoriteMark = z.infer<typeof FavoriteMark>;
