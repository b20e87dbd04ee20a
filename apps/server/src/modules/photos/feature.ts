import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { hasClinician, hasRoom, showGallery, showPortrait } from '../providers/index.ts';
import { type PhotoHolder, photoHolders } from './photo-holders.ts';
import { expireUploads } from './photos.jobs.ts';
import { photosRoutes } from './photos.routes.ts';

const clinic: PhotoHolder = {
  subject: 'clinic',
  belongs: (_db, providerId, id) => Promise.resolve(id === providerId),
  show: showGallery,
};
/** No page shows rooms to patients: their photos are for the team. */
const room: PhotoHolder = { subject: 'room', belongs: hasRoom, show: () => Promise.resolve() };

export const photosFeature = defineFeature({
  name: 'photos',
  tags: { photos: 'Photos that clinics publish of themselves, their clinicians, packages and rooms.' },
  offers: [
    contribute(photoHolders, () => clinic),
    contribute(photoHolders, () => ({ subject: 'clinician', belongs: hasClinician, show: showPortrait })),
    contribute(photoHolders, () => room),
  ],
  routes: (parts) => photosRoutes({ ...parts, holders: parts.all(photoHolders) }),
  background: (parts) => expireUploads(parts.jobs, parts),
});
