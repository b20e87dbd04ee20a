import { choices, defineList, text } from '../../../../lib/list/list-definition.ts';

// Written out: the lists of the contracts would bring their schemas along.
export const STATES = ['needing', 'verified', 'not_verified', 'suspended', 'due', 'waiting'] as const;

/** The clinics of a network, as the address says it. */
export const clinicsList = defineList('organization.clinics', {
  filters: { q: text(80), state: choices(STATES) },
  sorts: ['name', 'needs', 'rating', 'packages', 'expires'],
});
