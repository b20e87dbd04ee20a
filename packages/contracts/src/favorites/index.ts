// Favorites: what signed-in users saved, in their own lists.
export * from './favorite-limits.ts';
export * from './favorites.endpoints.ts';
export * from './favorites.problems.ts';
export * from './favorites.schema.ts';
export * from './list-by-link.schema.ts';
