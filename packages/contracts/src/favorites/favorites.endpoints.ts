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
const ListId = z.object({ id: Id.meta({ description: 'Id of a list.' }) });
const FavoriteId = z.object({ id: Id.meta({ description: 'Id of a saved thing.' }) });
const NamedList = z
  .strictObject({ name: ListName })
  .meta({ id: 'NamedFavoriteList', description: 'How a list is to be called.' });

export const listFavoriteLists = defineEndpoint({
  ...own,
  name: 'listFavoriteLists',
  method: 'GET',
  path: '/favorites/lists',
  summary: 'List one’s lists',
  description: 'The person’s lists, the default one first. There is none before something was saved.',
  query: ViewQuery,
  response: z.object({
    data: z.array(FavoriteList).meta({ description: 'The default list, then the newest first.' }),
    total_items: z.int().meta({ description: 'Saved things in all of them.' }),
  }),
});

export const createFavoriteList = defineEndpoint({
  ...own,
  name: 'createFavoriteList',
  method: 'POST',
  path: '/favorites/lists',
  summary: 'Make a list',
  description: 'Makes an empty list. A person has at most 50, each with a name of its own.',
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
  summary: 'Read a list',
  description:
    'Everything in a list as it is offered now, with the change of price since it was saved. What is gone stays, greyed by `gone`, with others for the same treatment.',
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
  description: 'Gives a list another name.',
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
  description: 'Deletes a list with everything in it, and its link. The default list stays.',
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
  summary: 'List everything saved',
  description: 'What is saved in all lists, what was saved last first.',
  query: z.object({ ...viewQuery, ...pageQuery(24) }),
  response: pageOf(Favorite),
});

export const saveFavorite = defineEndpoint({
  ...own,
  name: 'saveFavorite',
  method: 'POST',
  path: '/favorites',
  summary: 'Save something',
  description:
    'Saves a package, a provider or a treatment, in the default list unless another is named. A thing is saved once: saving it again answers it as it is, and moves it when a list is named.',
  query: ViewQuery,
  body: z
    .strictObject({
      ...FavoriteRef.shape,
      list_id: Id.optional().meta({ description: 'List to save it in; the default list when absent.' }),
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
  summary: 'Change a note or the list',
  description: 'Writes the note of a saved thing, or moves it to another list. What is absent stays.',
  params: FavoriteId,
  query: ViewQuery,
  body: z
    .strictObject({
      note: Note.nullable().optional().meta({ description: 'The note; null or empty takes it away.' }),
      list_id: Id.optional().meta({ description: 'List to move it to.' }),
    })
    .meta({ id: 'FavoriteChange', description: 'What to change of a saved thing.' }),
  response: Favorite,
  problems: ['favorites.not_found', 'favorites.list_not_found', 'favorites.list_full'],
});

export const removeFavorite = defineEndpoint({
  ...own,
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/favorites/:id',
  summary: 'Remove something saved',
  description: 'Takes a saved thing out of its list.',
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
  summary: 'Ask what of a page is saved',
  description: 'Which of the named things the person has saved, for the hearts of a page whose list knows nobody.',
  query: z.object({
    target_type: optionalParam(FavoriteKind).meta({ description: 'Only things of this kind; of any when absent.' }),
    target_ids: listParam(FavoriteTargetId, MOST_AT_ONCE).meta({ description: 'Ids and slugs, at most 100.' }),
  }),
  response: z.object({
    data: z.array(FavoriteMark).meta({ description: 'Those that are saved.' }),
    total: z.int().meta({ description: 'Everything the person has saved.' }),
  }),
});

export const importFavorites = defineEndpoint({
  ...own,
  name: 'importFavorites',
  method: 'POST',
  path: '/favorites/import',
  summary: 'Take over what a device kept',
  description:
    'Adds what a device kept before its person signed in to the default list. What is saved already stays where it is, what names nothing is left out and told; the same call twice adds nothing.',
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
    'Makes a link by which anybody reads the list, without signing in, and sees the first name of its owner. Asked again it keeps the link and takes the present choice about notes.',
  params: ListId,
  body: z
    .strictObject({
      with_notes: z.boolean().default(false).meta({ description: 'Whether who has the link reads the notes as well.' }),
    })
    .meta({ id: 'NewListShare', description: 'How a list is to be shared.' }),
  response: ListShare,
  problems: ['favorites.list_not_found'],
});

export const withdrawFavoriteShare = defineEndpoint({
  ...own,
  name: 'withdrawFavoriteShare',
  method: 'DELETE',
  path: '/favorites/lists/:id/share',
  summary: 'Withdraw the link to a list',
  description: 'From then on the link shows nothing. Sharing again makes another link.',
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
    'Up to four packages of the list side by side, as in `/package-comparisons`: those named, or the four saved last.',
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
  summary: 'Read a shared list',
  description:
    'The list behind a link, read only. It names its owner by first name, and notes only when the owner said so.',
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
