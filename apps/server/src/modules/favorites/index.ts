// Front door of the favorites: what a signed-in person saved, in lists of their own.
export { favoritesRoutes } from './favorites.routes.ts';
export { favoritesPersonalData } from './favorites-personal-data.ts';
export { renameSavedTreatment } from './renamed-treatment.repo.ts';
export { favoritesFeature } from './feature.ts';
