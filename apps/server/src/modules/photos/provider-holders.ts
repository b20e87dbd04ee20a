import { hasClinician, hasRoom, showGallery, showPortrait } from '../providers/index.ts';
import type { PhotoHolder } from './photo-holders.ts';

/** A clinic, its clinicians and its rooms as holders of photos. */
export const providerHolders: readonly PhotoHolder[] = [
  {
    subject: 'clinic',
    belongs: (_db, providerId, id) => Promise.resolve(id === providerId),
    show: showGallery,
  },
  { subject: 'clinician', belongs: hasClinician, show: showPortrait },
  // No page shows rooms to patients: their photos are for the team.
  { subject: 'room', belongs: hasRoom, show: () => Promise.resolve() },
];
