import { defineFeature } from '../kit/index.ts';
import { consultationNotices } from './consultation-notices.ts';
import { consultationsProblems } from './consultations.problems.ts';

export const consultationsFeature = defineFeature({
  problems: consultationsProblems,
  audit: {
    'consultations.entered': 'bookings',
    'consultations.admitted': 'bookings',
    'consultations.ended': 'bookings',
    'consultations.notes_written': 'bookings',
    'consultations.notes_read': 'privacy',
  },
  notifications: consultationNotices,
});
