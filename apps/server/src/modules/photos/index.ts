// Public API of photos: pictures that clinics publish.
export { photosFeature } from './feature.ts';
export { type PhotoHolder, photoHolders } from './photo-holders.ts';
export { photosRoutes } from './photos.routes.ts';
