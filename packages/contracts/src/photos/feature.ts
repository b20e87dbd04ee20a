import { defineFeature } from '../kit/index.ts';
import { photosProblems } from './photos.problems.ts';

export const photosFeature = defineFeature({
  problems: photosProblems,
  audit: {
    'clinic.photo_added': 'clinics',
    'clinic.photo_described': 'clinics',
    'clinic.photo_consent_recorded': 'clinics',
    'clinic.photos_ordered': 'clinics',
    'clinic.photo_removed': 'clinics',
    'clinic.photo_restored': 'clinics',
  },
});
