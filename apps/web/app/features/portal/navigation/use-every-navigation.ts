import type { UserRole } from '@travesia/contracts/access';
import type { Navigation } from '../../../lib/feature/navigation.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup } from '../navigation.ts';
import { groupsOf } from './portal-groups.ts';
import { portalNavTexts } from './texts.ts';

/** The navigation of every role, for pages that list who sees what. */
export function useEveryNavigation(navigation: readonly Navigation[]): Readonly<Record<UserRole, PortalGroup[]>> {
  const t = useTexts(portalNavTexts);
  const locale = useLocale();
  const entries = navigation.flatMap((of) => of(locale));
  return {
    patient: groupsOf('patient', entries, t),
    provider: groupsOf('provider', entries, t),
    organization: groupsOf('organization', entries, t),
    admin: groupsOf('admin', entries, t),
  };
}
