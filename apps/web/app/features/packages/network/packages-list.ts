import { choices, defineList, text } from '../../../lib/list/list-definition.ts';

// Written out, because importing the contract's lists would add their schemas to the bundle.
export const PACKAGE_STATUSES = ['draft', 'published', 'paused', 'archived'] as const;

const isReference = (value: string) => /^[\w-]{1,80}$/.test(value);

/** The packages of an organization's clinics and their URL parameters. */
export const networkPackagesList = defineList('organization.packages', {
  filters: {
    q: text(80),
    status: choices(PACKAGE_STATUSES),
    clinic: choices(isReference),
    treatment: choices(isReference),
  },
  sorts: ['treatment', 'clinic', 'price', 'confirmed'],
});
