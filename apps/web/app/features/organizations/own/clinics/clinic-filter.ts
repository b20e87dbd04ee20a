import { choices, defineList, text } from '../../../../lib/list/list-definition.ts';

// Written out, because importing the contracts' lists would add their schemas to the bundle.
export const STATES = ['needing', 'verified', 'not_verified', 'suspended', 'due', 'waiting'] as const;

/** The organization's clinics and their URL parameters. */
export const clinicsList = defineList('organization.clinics', {
  filters: { q: text(80), state: choices(STATES) },
  sorts: ['name', 'needs', 'rating', 'packages', 'expires'],
});
