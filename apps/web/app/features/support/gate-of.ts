import type { FeatureKey, UserRole } from '@travesia/contracts/access';

/** Where the help pages are: everyone's own, or an organization's. */
export type SupportBase = '/support' | '/organization/support';

const ORGANIZATIONS: readonly UserRole[] = ['organization'];

/** Roles with access to these pages. */
export const gateOf = (base: SupportBase): { feature: FeatureKey; roles?: readonly UserRole[] } =>
  base === '/support' ? { feature: 'patient_nav_help' } : { feature: 'organization_support', roles: ORGANIZATIONS };
