import { z } from 'zod';
import { ViewQuery, viewQuery } from '../catalog/catalog.query.ts';
import { defineEndpoint, Id, listParam, optionalParam, pageOf, pageQuery } from '../kit/index.ts';
import { PackageComparison } from '../packages/comparison.schema.ts';
import { MOST_AT_ONCE } from './favorite-limits.ts';
import {
  Favorite,
  FavoriteImport,
  FavoriteKind,
  FavoriteList,
  FavoriteListDetail,
  FavoriteMark,
  FavoriteRef,
  FavoriteTargetId,
  ImportReceipt,
  ListName,
  ListShare,
  Note,
} from './favorites.schema.ts';
import { SharedFavoriteList } from './list-by-link.schema.ts';

const own = { access: 'session', tag: 'favorites' } as const;
const Nothing = z.void().meta({ description: 'No content.' });
const ListId = z.object({ id: Id.meta({ description: 'List id.' }) });
const FavoriteId = z.object({ id: Id.meta({ description: 'Id of a saved item.' }) });
const NamedList = z
  .strictObject({ name: ListName })
  .meta({ id: 'NamedFavoriteList', description: 'New name of a list.' });

export const listFavoriteLists = defineEndpoint({
  ...own,
  name: 'listFavoriteLists',
  method: 'GET',
  path: '/favorites/lists',
  summary: 'List own lists',
  description: 'Returns the user’s lists, default list first. Empty until something is saved.',
  query: ViewQuery,
  response: z.object({
    data: z.array(FavoriteList).meta({ description: 'Default list first, then newest first.' }),
    total_items: z.int().meta({ description: 'Saved items in all of them.' }),
  }),
});

export const createFavoriteList = defineEndpoint({
  ...own,
  name: 'createFavoriteList',
  method: 'POST',
  path: '/favorites/lists',
  summary: 'Create a list',
  description: 'Creates an empty list. A user can have at most 50, with unique names.',
  status: 201,
  query: ViewQuery,
  body: NamedList,
  response: FavoriteList,
  problems: ['favorites.name_taken', 'favorites.too_many_lists'],
});

export const getFavoriteList = defineEndpoint({
  ...own,
  name: 'getFavoriteList',
  method: 'GET',
  path: '/favorites/lists/:id',
  summary: 'Get a list',
  description:
    'Returns the items of a list as currently offered, with the price change since they were saved. Items no longer offered stay, marked `gone`, with alternatives for the same treatment.',
  params: ListId,
  query: ViewQuery,
  response: FavoriteListDetail,
  problems: ['favorites.list_not_found'],
});

export const renameFavoriteList = defineEndpoint({
  ...own,
  name: 'renameFavoriteList',
  method: 'PUT',
  path: '/favorites/lists/:id',
  summary: 'Rename a list',
  description: 'Changes the name of a list.',
  params: ListId,
  query: ViewQuery,
  body: NamedList,
  response: FavoriteList,
  problems: ['favorites.list_not_found', 'favorites.name_taken'],
});

export const deleteFavoriteList = defineEndpoint({
  ...own,
  name: 'deleteFavoriteList',
  method: 'DELETE',
  path: '/favorites/lists/:id',
  summary: 'Delete a list',
  description: 'Deletes a list with its items and share link. The default list can’t be deleted.',
  status: 204,
  params: ListId,
  response: Nothing,
  problems: ['favorites.list_not_found', 'favorites.default_list_stays'],
});

export const listFavorites = defineEndpoint({
  ...own,
  name: 'listFavorites',
  method: 'GET',
  path: '/favorites',
  summary: 'List all saved items',
  description: 'Returns the saved items of all lists, latest first.',
  query: z.object({ ...viewQuery, ...pageQuery(24) }),
  response: pageOf(Favorite),
});

export const saveFavorite = defineEndpoint({
  ...own,
  name: 'saveFavorite',
  method: 'POST',
  path: '/favorites',
  summary: 'Save an item',
  description:
    'Saves a package, a provider or a treatment, in the default list unless another is named. An item is saved once: saving it again returns it unchanged, or moves it if a list is named.',
  query: ViewQuery,
  body: z
    .strictObject({
      ...FavoriteRef.shape,
      list_id: Id.optional().meta({ description: 'List to save it in; defaults to the default list.' }),
      note: Note.optional(),
    })
    .meta({ id: 'NewFavorite', description: 'What to save, and where.' }),
  response: Favorite,
  problems: ['favorites.list_not_found', 'favorites.target_not_found', 'favorites.list_full'],
});

export const changeFavorite = defineEndpoint({
  ...own,
  name: 'changeFavorite',
  method: 'PUT',
  path: '/favorites/:id',
  summary: 'Change a saved item’s note or list',
  description: 'Updates the note of a saved item, or moves it to another list. Omitted fields stay unchanged.',
  params: FavoriteId,
  query: ViewQuery,
  body: z
    .strictObject({
      note: Note.nullable().optional().meta({ description: 'The note; null or empty removes it.' }),
      list_id: Id.optional().meta({ description: 'List to move it to.' }),
    })
    .meta({ id: 'FavoriteChange', description: 'Changes to a saved item.' }),
  response: Favorite,
  problems: ['favorites.not_found', 'favorites.list_not_found', 'favorites.list_full'],
});

export const removeFavorite = defineEndpoint({
  ...own,
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/favorites/:id',
  summary: 'Remove a saved item',
  description: 'Removes a saved item from its list.',
  status: 204,
  params: FavoriteId,
  response: Nothing,
  problems: ['favorites.not_found'],
});

export const checkFavorites = defineEndpoint({
  ...own,
  name: 'checkFavorites',
  method: 'GET',
  path: '/favorites/check',
  summary: 'Check which items are saved',
  description: 'Returns which of the given items the user has saved, for the heart icons of cached public pages.',
  query: z.object({
    target_type: optionalParam(FavoriteKind).meta({ description: 'Only items of this kind; all if absent.' }),
    target_ids: listParam(FavoriteTargetId, MOST_AT_ONCE).meta({ description: 'Ids and slugs, at most 100.' }),
  }),
  response: z.object({
    data: z.array(FavoriteMark).meta({ description: 'The saved items.' }),
    total: z.int().meta({ description: 'Everything the user has saved.' }),
  }),
});

export const importFavorites = defineEndpoint({
  ...own,
  name: 'importFavorites',
  method: 'POST',
  path: '/favorites/import',
  summary: 'Import items saved on a device',
  description:
    'Adds the items saved on a device before sign-in to the default list. Already saved items stay where they are; unknown ones are skipped and reported. Repeating the call adds nothing.',
  body: FavoriteImport,
  response: ImportReceipt,
});

export const shareFavoriteList = defineEndpoint({
  ...own,
  name: 'shareFavoriteList',
  method: 'POST',
  path: '/favorites/lists/:id/share',
  summary: 'Share a list',
  description:
    'Creates a share link. Anyone with the link can view the list without signing in, and sees its owner’s first name. Repeating the call keeps the link and updates the choice about notes.',
  params: ListId,
  body: z
    .strictObject({
      with_notes: z.boolean().default(false).meta({ description: 'Whether the link also shows the notes.' }),
    })
    .meta({ id: 'NewListShare', description: 'How to share a list.' }),
  response: ListShare,
  problems: ['favorites.list_not_found'],
});

export const withdrawFavoriteShare = defineEndpoint({
  ...own,
  name: 'withdrawFavoriteShare',
  method: 'DELETE',
  path: '/favorites/lists/:id/share',
  summary: 'Revoke a list’s share link',
  description: 'The link stops working. Sharing again creates a new link.',
  status: 204,
  params: ListId,
  response: Nothing,
  problems: ['favorites.list_not_found'],
});

export const compareFavorites = defineEndpoint({
  ...own,
  name: 'compareFavorites',
  method: 'GET',
  path: '/favorites/lists/:id/compare',
  summary: 'Compare the packages of a list',
  description:
    'Compares up to four packages of the list side by side, as in `/package-comparisons`: the given ones, or the four saved last.',
  params: ListId,
  query: z.object({
    ...viewQuery,
    packages: listParam(Id, 4).meta({ description: 'Ids of packages of the list; the four saved last when absent.' }),
  }),
  response: PackageComparison,
  problems: ['favorites.list_not_found'],
});

export const getSharedFavorites = defineEndpoint({
  name: 'getSharedFavorites',
  method: 'GET',
  path: '/favorites/shared/:token',
  access: 'public',
  tag: 'favorites',
  summary: 'Get a shared list',
  description:
    'Returns the list behind a share link, read only. Includes its owner’s first name, and notes only if the owner allows it.',
  params: z.object({
    token: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,100}$/)
      .meta({ description: 'Token of the link.' }),
  }),
  query: ViewQuery,
  response: SharedFavoriteList,
  problems: ['favorites.share_not_found'],
});
