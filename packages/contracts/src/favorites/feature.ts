import { defineFeature } from '../kit/index.ts';
import { favoritesProblems } from './favorites.problems.ts';

export const favoritesFeature = defineFeature({
  problems: favoritesProblems,
  audit: {
    'favorites.list_shared': 'accounts',
    'favorites.share_withdrawn': 'accounts',
  },
});
