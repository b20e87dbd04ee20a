import { CLAIM_TABS } from '@travesia/contracts/aftercare';
import { choice, defineList, text } from '../../../../lib/list/list-definition.ts';

const claims = { filters: { q: text(200) }, tabs: { tab: choice(CLAIM_TABS) } };

/** Claims against a clinic. */
export const clinicClaims = defineList('clinic.claims', claims);
/** Against an organization’s clinics. */
export const networkClaims = defineList('network.claims', claims);
/** All of them, for the team. */
export const allClaims = defineList('admin.claims', claims);
