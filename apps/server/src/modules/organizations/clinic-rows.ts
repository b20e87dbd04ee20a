import type { ClinicHolder } from '../providers/index.ts';

/** Teams of clinics, and the organizations that manage them. */
export const organizationRows: ClinicHolder = {
  rows: [
    { part: 'team', table: 'provider_members', rule: 'move', key: 'user_id' },
    { part: 'organization', table: 'organization_providers', rule: 'one', key: 'organization_id' },
    // They say where settings of the merged clinic came from.
    { part: 'settings', table: 'clinic_setting_origins', rule: 'stay', key: 'key' },
  ],
};
