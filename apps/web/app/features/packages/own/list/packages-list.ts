import { OWN_PACKAGE_SORTS, PACKAGE_STATES } from '@travesia/contracts/packages';
import { choice, choices, defineList, text } from '../../../../lib/list/list-definition.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The clinic's packages: what the URL contains. */
export const ownPackagesList = defineList('provider.packages', {
  filters: {
    q: text(200),
    status: choices(PACKAGE_STATES),
    treatment: choices((value) => SLUG.test(value)),
    stale: choice(['true']),
  },
  sorts: OWN_PACKAGE_SORTS,
});
