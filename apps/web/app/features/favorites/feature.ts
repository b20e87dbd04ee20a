import { portalPage, publicPage, type Feature } from '../../lib/feature/feature.ts';

export const favoritesFeature: Feature = {
  name: 'favorites',
  pages: [
    publicPage('saved', 'public/saved.tsx'),
    publicPage('favorites/shared/:token', 'public/favorites-by-link.tsx'),
    portalPage('favorites', 'patient/favorites.tsx'),
    portalPage('favorites/lists/:id', 'patient/favorite-list.tsx'),
  ],
};
