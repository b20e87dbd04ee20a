import type { ClinicHolder } from '../providers/index.ts';

/** Tickets about clinics. */
export const supportRows: ClinicHolder = {
  rows: [{ part: 'tickets', table: 'support_tickets', rule: 'move' }],
};
