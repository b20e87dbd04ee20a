import { useLocation } from 'react-router';
import { useProviderContext } from '../../../lib/access/context-store.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { plainPath } from '../../../lib/i18n/locale.ts';
import type { PortalGroup } from '../../../lib/portal/navigation.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { adminGroups } from './admin-groups.ts';
import { clinicGroups, contextGroups } from './clinic-groups.ts';
import { networkGroups } from './network-groups.ts';
import { patientGroups } from './patient-groups.ts';
import { portalNavTexts } from './texts.ts';

/** Whose portal an address belongs to, before it is known who reads. */
const AREAS = { '/admin': 'admin', '/organization': 'organization', '/provider': 'provider' } as const;

type Area = 'admin' | 'organization' | 'provider' | 'patient';

/** What the portal of the person leads to, and whose it is. While they act for a clinic and look at it, the clinic's. */
export function usePortalNavigation(): { groups: PortalGroup[]; place: string | undefined } {
  const t = useTexts(portalNavTexts);
  const { pathname } = useLocation();
  const role = useSession((session) => session.user?.role);
  const { context, lost } = useProviderContext();
  const area = areaOf(plainPath(pathname));
  // Nobody of a clinic's own staff has a context.
  const clinic = area === 'provider' ? (context ?? lost) : null;
  if (clinic) return { groups: contextGroups(t, clinic), place: clinic.provider_name };
  const whose: Area = role === undefined || !isArea(role) ? area : role;
  const groups = { admin: adminGroups, organization: networkGroups, provider: clinicGroups, patient: patientGroups };
  return { groups: groups[whose](t), place: whose === 'patient' ? undefined : t(`place.${whose}`) };
}

const isArea = (role: string): role is Area => ['admin', 'organization', 'provider', 'patient'].includes(role);

function areaOf(path: string): Area {
  const first = `/${path.split('/')[1] ?? ''}`;
  return first in AREAS ? AREAS[first as keyof typeof AREAS] : 'patient';
}
