import type { ClinicHolder } from './clinic-holders.ts';

/** What this module keeps about clinics. */
export const providerRows: ClinicHolder = {
  rows: [
    { part: 'clinicians', table: 'clinicians', rule: 'move', position: 'position' },
    { part: 'credentials', table: 'credentials', rule: 'move', position: 'position' },
    { part: 'rooms', table: 'rooms', rule: 'move', position: 'position' },
    { part: 'treatments', table: 'provider_treatments', rule: 'move', key: 'treatment', unique: ['t.treatment'] },
    // Periods don't overlap.
    { part: 'subscription', table: 'provider_subscriptions', rule: 'one' },
    { part: 'registries', table: 'provider_sources', rule: 'move' },
    { part: 'company', table: 'provider_dossiers', rule: 'one', key: 'provider_id' },
    { part: 'settings', table: 'booking_rules', rule: 'one', key: 'provider_id' },
    // Whom to tell is chosen by the clinic that stays.
    { part: 'settings', table: 'clinic_notices', rule: 'stay' },
    { part: 'history', table: 'clinic_change_requests', rule: 'stay' },
    { part: 'history', table: 'provider_merges', column: 'merged_id', rule: 'stay' },
    { part: 'history', table: 'provider_merges', column: 'kept_id', rule: 'stay' },
    { part: 'history', table: 'providers_apart', column: 'one_id', key: 'other_id', rule: 'stay' },
    { part: 'history', table: 'providers_apart', column: 'other_id', key: 'one_id', rule: 'stay' },
  ],
};
