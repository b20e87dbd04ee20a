// photos: pictures that clinics publish of themselves, their clinicians, packages and rooms.
export * from './photo-values.ts';
export * from './photos.endpoints.ts';
export * from './photos.schema.ts';
export * from './shown-photo.ts';
