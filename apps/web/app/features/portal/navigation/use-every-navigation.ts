import type { UserRole } from '@travesia/contracts/access';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup } from '../navigation.ts';
import { adminGroups } from './admin-groups.ts';
import { clinicGroups } from './clinic-groups.ts';
import { networkGroups } from './network-groups.ts';
import { patientGroups } from './patient-groups.ts';
import { portalNavTexts } from './texts.ts';

/** The navigation of every role, for screens that tell who sees what. */
export function useEveryNavigation(): Readonly<Record<UserRole, PortalGroup[]>> {
  const t = useTexts(portalNavTexts);
  return {
    patient: patientGroups(t),
    provider: clinicGroups(t),
    organization: networkGroups(t),
    admin: adminGroups(t),
  };
}
