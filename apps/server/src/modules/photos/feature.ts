import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { photoHolders } from './photo-holders.ts';
import { photosRoutes } from './photos.routes.ts';
import { providerHolders } from './provider-holders.ts';
import { clinicHolders } from '../providers/index.ts';
import { photoRows } from './clinic-rows.ts';

export const photosFeature = defineFeature({
  name: 'photos',
  tags: { photos: 'Photos that clinics publish of themselves, their clinicians, packages and rooms.' },
  offers: [
    ...providerHolders.map((holder) => contribute(photoHolders, () => holder)),
    contribute(clinicHolders, () => photoRows),
  ],
  routes: (parts) => photosRoutes({ ...parts, holders: parts.all(photoHolders) }),
});
