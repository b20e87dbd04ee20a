// Front door of the favorites: what a signed-in person saved, in lists of their own.
export { favoritesFeature } from './feature.ts';
