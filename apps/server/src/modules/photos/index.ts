// Public API of photos: pictures that clinics publish.
export { photosFeature } from './feature.ts';
export { photoHolders } from './photo-holders.ts';
