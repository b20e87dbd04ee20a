import type { User } from '@travesia/contracts/accounts';
import { featureState, useFlags } from '../access/index.ts';
import { groupsFor, type PortalGroup } from './navigation.ts';

/**
 * The entries visible to the user; null until known. If feature access could not be checked, omits all entries that need a
 * feature.
 */
export function useOpenGroups(person: User | null, groups: readonly PortalGroup[]): PortalGroup[] | null {
  const flags = useFlags();
  if (!person || (!flags.checks && !flags.failed)) return null;
  return groupsFor(person, groups, (key) => featureState(flags, key) === 'open');
}
