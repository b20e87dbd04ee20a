import type { ClinicHolder } from '../providers/index.ts';

/** Applications that became clinics. */
export const applicationRows: ClinicHolder = {
  rows: [
    { part: 'applications', table: 'provider_applications', rule: 'move' },
    { part: 'applications', table: 'provider_applications', column: 'claimed_listing_id', rule: 'move' },
  ],
};
