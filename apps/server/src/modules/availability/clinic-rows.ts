import type { ClinicHolder } from '../providers/index.ts';
import type { AvailabilityDeps } from './availability-deps.ts';
import { refreshNextFree } from './next-free/refresh-next-free.ts';

/** Calendars of clinics. */
export const availabilityRows = (deps: Pick<AvailabilityDeps, 'busy' | 'clock'>): ClinicHolder => ({
  rows: [
    { part: 'calendars', table: 'calendars', rule: 'move' },
    // On which holidays it works is decided by the clinic that stays.
    { part: 'holidays', table: 'clinic_holidays', rule: 'stay', key: 'date' },
  ],
  refresh: async (tx, ids) => void (await refreshNextFree(deps, tx, ids)),
});
