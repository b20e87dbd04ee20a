// Public API of favorites: a signed-in user's saved items, in lists.
export { favoritesFeature } from './feature.ts';
export { type DemoFavorites, type DemoSaved, rewriteDemoFavorites } from './rewrite-demo-favorites.ts';
