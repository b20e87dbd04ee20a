// Favorites: what a signed-in person saved, in lists of their own.
export * from './favorite-limits.ts';
export * from './favorites.endpoints.ts';
export * from './favorites.problems.ts';
export * from './favorites.schema.ts';
export * from './list-by-link.schema.ts';
