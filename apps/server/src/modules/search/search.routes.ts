import { searchEverything, suggest } from '@travesia/contracts/search';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { Search } from './create-search.ts';
import { searchEverythingQuery, type SearchListers } from './endpoints/search-everything.ts';

/** Search endpoints; `listers` are the lists of other modules. */
export const searchRoutes = (
  { database }: Pick<ModuleDeps, 'database'>,
  search: Search,
  listers: SearchListers,
): Mounted[] => [
  mount(suggest, async ({ query }) => search.suggest(query, await listers.suggestClinicians(query.q, query))),
  mount(searchEverything, ({ query }) => searchEverythingQuery(database.db, search, listers, query)),
];
