import type { ClinicHolder } from '../providers/index.ts';

/** Online services of clinics. */
export const serviceRows: ClinicHolder = {
  rows: [{ part: 'services', table: 'service_offers', rule: 'move' }],
};
