import type { VerificationStatus } from '@travesia/contracts/providers';
import { useLocation } from 'react-router';
import { useProviderContext } from '../../contexts/index.ts';
import type { Navigation } from '../../../lib/feature/navigation.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { plainPath } from '../../../lib/i18n/locale.ts';
import type { PortalGroup } from '../navigation.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { type Counted, withBadges } from './badges/badge-view.ts';
import { useCounted } from './badges/use-counted.ts';
import { useStaleNote } from './badges/use-stale-note.ts';
import { areaOf, portalOf, whoseNumbers } from './badges/whose-portal.ts';
import { contextGroups, groupsOf } from './portal-groups.ts';
import { portalNavTexts } from './texts.ts';

interface ShownNavigation {
  groups: PortalGroup[];
  /** Name of the clinic or organization; null while loading, undefined for patients. */
  place: string | null | undefined;
  /** Whether the clinic is verified; null if that is not known or not about a clinic. */
  standing: VerificationStatus | null;
  /** Shown below the entries while their counts are stale. */
  note: string | null;
}

/**
 * Returns the user's portal navigation with counts and its owner's name. While they act as a clinic and view its pages, the
 * clinic's navigation.
 */
export function usePortalNavigation(navigation: readonly Navigation[]): ShownNavigation {
  const t = useTexts(portalNavTexts);
  const locale = useLocale();
  const { pathname } = useLocation();
  const user = useSession((session) => session.user);
  const { context, lost } = useProviderContext();
  const area = areaOf(plainPath(pathname));
  // Clinic staff have no acting context.
  const clinic = area === 'provider' ? (context ?? lost) : null;
  const whose = whoseNumbers(user, clinic ? (context?.provider_id ?? null) : undefined);
  const { counted, at, isStale } = useCounted(whose);
  const note = useStaleNote(isStale, at);
  const portal = portalOf(user, area);
  const entries = navigation.flatMap((of) => of(locale));
  const groups = clinic ? contextGroups(entries, t, clinic) : groupsOf(portal, entries, t);
  // Users without a clinic or organization have no name to load.
  const isNamed = whose === null || whose.side === 'clinic' || whose.side === 'network';
  const general = portal === 'patient' ? undefined : t(`place.${portal}`);
  const named = nameIn(counted) ?? (isStale || !isNamed ? general : null);
  return {
    groups: counted ? withBadges(groups, counted) : groups,
    place: clinic?.provider_name ?? (portal === 'provider' || portal === 'organization' ? named : general),
    standing: counted && 'verification_status' in counted ? counted.verification_status : null,
    note,
  };
}

const nameIn = (counted: Counted | null): string | null => (counted && 'place' in counted ? counted.place : null);
