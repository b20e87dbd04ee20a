import {
  changeFavorite as changeFavoriteCall,
  checkFavorites,
  compareFavorites,
  createFavoriteList,
  deleteFavoriteList,
  getFavoriteList,
  getSharedFavorites,
  importFavorites as importFavoritesCall,
  listFavoriteLists,
  listFavorites,
  removeFavorite as removeFavoriteCall,
  renameFavoriteList,
  saveFavorite as saveFavoriteCall,
  shareFavoriteList,
  withdrawFavoriteShare,
} from '@travesia/contracts/favorites';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { changeFavorite } from './commands/change-favorite.ts';
import { createList } from './commands/create-list.ts';
import { deleteList } from './commands/delete-list.ts';
import { importFavorites } from './commands/import-favorites.ts';
import { removeFavorite } from './commands/remove-favorite.ts';
import { renameList } from './commands/rename-list.ts';
import { saveFavorite } from './commands/save-favorite.ts';
import { shareList } from './commands/share-list.ts';
import { withdrawShare } from './commands/withdraw-share.ts';
import { createFavorites, type FavoritesSetup } from './favorites-deps.ts';
import { checkFavoritesQuery } from './queries/check-favorites.ts';
import { compareListQuery } from './queries/compare-list.ts';
import { getListQuery } from './queries/get-list.ts';
import { listFavoritesQuery } from './queries/list-favorites.ts';
import { listListsQuery } from './queries/list-lists.ts';
import { readListByLinkQuery } from './queries/read-list-by-link.ts';

/** Routes for saved items, and the public route for reading a shared list. */
export function favoritesRoutes(setup: FavoritesSetup): Mounted[] {
  const deps = createFavorites(setup);
  return [
    mount(listFavoriteLists, ({ query }, { actor }) => listListsQuery(deps, query, actor)),
    mount(createFavoriteList, ({ body, query }, { actor }) => createList(deps, body.name, query, actor)),
    mount(getFavoriteList, ({ params, query }, { actor }) => getListQuery(deps, params.id, query, actor)),
    mount(renameFavoriteList, ({ params, body, query }, { actor }) =>
      renameList(deps, params.id, body.name, query, actor),
    ),
    mount(deleteFavoriteList, ({ params }, { actor }) => deleteList(deps, params.id, actor)),
    mount(listFavorites, ({ query }, { actor }) => listFavoritesQuery(deps, query, actor)),
    mount(saveFavoriteCall, ({ body, query }, { actor }) => saveFavorite(deps, body, query, actor)),
    mount(changeFavoriteCall, ({ params, body, query }, { actor }) =>
      changeFavorite(deps, params.id, body, query, actor),
    ),
    mount(removeFavoriteCall, ({ params }, { actor }) => removeFavorite(deps, params.id, actor)),
    mount(checkFavorites, ({ query }, { actor }) => checkFavoritesQuery(deps, query, actor)),
    mount(importFavoritesCall, ({ body }, { actor }) => importFavorites(deps, body, actor)),
    mount(shareFavoriteList, ({ params, body }, { actor }) => shareList(deps, params.id, body.with_notes, actor)),
    mount(withdrawFavoriteShare, ({ params }, { actor }) => withdrawShare(deps, params.id, actor)),
    mount(compareFavorites, ({ params, query }, { actor }) => compareListQuery(deps, params.id, query, actor)),
    mount(getSharedFavorites, ({ params, query }) => readListByLinkQuery(deps, params.token, query)),
  ];
}
