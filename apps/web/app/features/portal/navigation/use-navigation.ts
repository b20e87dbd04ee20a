import { useLocation } from 'react-router';
import { useProviderContext } from '../../contexts/index.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { plainPath } from '../../../lib/i18n/locale.ts';
import type { PortalGroup } from '../navigation.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { adminGroups } from './admin-groups.ts';
import { badgesOf, type Counted, withBadges } from './badges/badge-view.ts';
import { useCounted } from './badges/use-counted.ts';
import { useStaleNote } from './badges/use-stale-note.ts';
import { areaOf, portalOf, whoseNumbers } from './badges/whose-portal.ts';
import { clinicGroups, contextGroups } from './clinic-groups.ts';
import { networkGroups } from './network-groups.ts';
import { patientGroups } from './patient-groups.ts';
import { portalNavTexts } from './texts.ts';

const GROUPS = { admin: adminGroups, organization: networkGroups, provider: clinicGroups, patient: patientGroups };

interface Navigation {
  groups: PortalGroup[];
  /** Whose portal it is; null while the name is being found out, nothing for patients. */
  place: string | null | undefined;
  /** Said under the entries while their numbers are old. */
  note: string | null;
}

/**
 * What the portal of the person leads to, with what waits there, and whose it is. While they act for a clinic and look at it,
 * the clinic's.
 */
export function usePortalNavigation(): Navigation {
  const t = useTexts(portalNavTexts);
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const { context, lost } = useProviderContext();
  const area = areaOf(plainPath(pathname));
  // Nobody of a clinic's own staff has a context.
  const clinic = area === 'provider' ? (context ?? lost) : null;
  const whose = whoseNumbers(user, clinic ? (context?.provider_id ?? null) : undefined);
  const { counted, at, isStale } = useCounted(whose);
  const note = useStaleNote(isStale, at);
  const portal = portalOf(user, area);
  const groups = clinic ? contextGroups(t, clinic) : GROUPS[portal](t);
  // Who works for nobody yet has no name to wait for.
  const isNamed = whose === null || whose.side === 'clinic' || whose.side === 'network';
  const general = portal === 'patient' ? undefined : t(`place.${portal}`);
  const named = nameIn(counted) ?? (isStale || !isNamed ? general : null);
  return {
    groups: counted ? withBadges(groups, badgesOf(t, counted)) : groups,
    place: clinic?.provider_name ?? (portal === 'provider' || portal === 'organization' ? named : general),
    note,
  };
}

const nameIn = (counted: Counted | null): string | null => (counted && 'place' in counted ? counted.place : null);
