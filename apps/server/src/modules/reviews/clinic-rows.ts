import { type ClinicHolder, updateRatings } from '../providers/index.ts';
import { countRatings } from './reviews-write.repo.ts';

/** Reviews of clinics. */
export const reviewRows: ClinicHolder = {
  rows: [{ part: 'reviews', table: 'reviews', rule: 'move' }],
  refresh: async (tx, ids) => updateRatings(tx, await countRatings(tx, ids)),
};
