import type { ClinicHolder } from '../providers/index.ts';
import { showGalleries } from './show-photos.ts';

/** Photos of clinics. */
export const photoRows: ClinicHolder = {
  rows: [{ part: 'photos', table: 'photos', rule: 'move', along: 'subject_id', position: 'position' }],
  refresh: showGalleries,
};
