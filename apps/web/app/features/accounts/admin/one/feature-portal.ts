import type { FeatureKey } from '@travesia/contracts/access';

const PORTALS = ['patient', 'provider', 'organization', 'admin'] as const;

/** The portal and screen name in a feature key: `provider_nav_settings` is “settings” in the clinic portal. */
export function featurePortal(key: FeatureKey): { portal: (typeof PORTALS)[number]; screen: string } {
  const portal = PORTALS.find((one) => key.startsWith(`${one}_`)) ?? 'patient';
  return {
    portal,
    screen: key.slice(portal.length + 1).replace(/^nav_/, ''),
  };
}
