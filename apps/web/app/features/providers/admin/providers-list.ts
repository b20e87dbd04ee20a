import { COUNTRY_CODE, KEY } from '@travesia/contracts/kit';
import { ADMIN_PROVIDER_SORTS, RISK_LEVELS } from '@travesia/contracts/providers';
import { choice, choices, defineList, text } from '../../../lib/list/list-definition.ts';

export const LISTINGS = ['partner', 'directory'] as const;
export const CREDENTIALS = ['expiring', 'expired', 'missing'] as const;
/** Clinic status, one per list tab. */
export const TABS = ['pending', 'changes', 'verified', 'lapsed', 'unlisted', 'suspended', 'merged'] as const;

/** The list of all clinics, from its URL. */
export const providersList = defineList('admin.providers', {
  filters: {
    q: text(200),
    country: choices((value) => COUNTRY_CODE.test(value)),
    type: choices((value) => KEY.test(value)),
    listing: choice(LISTINGS),
    credentials: choice(CREDENTIALS),
    risk: choice(RISK_LEVELS),
  },
  tabs: { tab: choice(TABS) },
  sorts: ADMIN_PROVIDER_SORTS,
});
