import type { ClinicHolder } from '../providers/index.ts';

/** What the feed told of clinics, for a day. */
export const feedRows: ClinicHolder = { rows: [{ part: 'history', table: 'feed_entries', rule: 'stay' }] };
