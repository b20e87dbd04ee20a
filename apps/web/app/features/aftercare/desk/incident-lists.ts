import { INCIDENT_TABS } from '@travesia/contracts/aftercare';
import { choice, defineList } from '../../../lib/list/list-definition.ts';

const tabs = { tab: choice(INCIDENT_TABS) };

/** Incidents of a clinic, of an organization's clinics, and of all. */
export const clinicIncidents = defineList('clinic.incidents', { filters: {}, tabs });
export const networkIncidents = defineList('network.incidents', { filters: {}, tabs });
export const allIncidents = defineList('admin.incidents', { filters: {}, tabs });
