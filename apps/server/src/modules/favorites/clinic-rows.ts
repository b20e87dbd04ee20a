import type { ClinicHolder } from '../providers/index.ts';

/** Clinics that people saved. Whoever saved both keeps the one that stays. */
export const favoriteRows: ClinicHolder = {
  rows: [
    {
      part: 'saved',
      table: 'favorite_items',
      column: 'target_id',
      rule: 'move',
      where: `t.target_type = 'provider'`,
      unique: ['t.user_id'],
    },
  ],
};
