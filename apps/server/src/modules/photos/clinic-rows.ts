import type { ClinicHolder } from '../providers/index.ts';
import { showGalleries } from './show-photos.ts';

/** Photos of clinics, and those being uploaded. */
export const photoRows: ClinicHolder = {
  rows: [
    { part: 'photos', table: 'photos', rule: 'move', along: 'subject_id', position: 'position' },
    { part: 'photos', table: 'photo_uploads', rule: 'move' },
  ],
  refresh: showGalleries,
};
