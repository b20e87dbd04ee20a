import type { FeatureKey } from '@travesia/contracts/access';

const PORTALS = ['patient', 'provider', 'organization', 'admin'] as const;

/** Whose screen a feature opens, and what the screen is called in its key: `provider_nav_settings` is the clinics' “settings”. */
export function featurePortal(key: FeatureKey): { portal: (typeof PORTALS)[number]; screen: string } {
  const portal = PORTALS.find((one) => key.startsWith(`${one}_`)) ?? 'patient';
  return {
    portal,
    screen: key.slice(portal.length + 1).replace(/^nav_/, ''),
  };
}
