import { defineFeature, offer } from '../../platform/feature/feature.ts';
import { createSearch, searchService } from './create-search.ts';
import { searchListersService } from './endpoints/search-everything.ts';
import { searchRoutes } from './search.routes.ts';

export const searchFeature = defineFeature({
  name: 'search',
  tags: { search: 'One phrase to find treatments, packages, providers and places.' },
  offers: [offer(searchService, createSearch)],
  routes: (parts) => searchRoutes(parts, parts.get(searchService), parts.get(searchListersService)),
  warm: ({ get }) => get(searchService).warm(),
});
