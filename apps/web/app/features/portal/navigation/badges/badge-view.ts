import type { AdminBadges } from '@travesia/contracts/platform-admin';
import type { ClinicBadges, NetworkBadges } from '@travesia/contracts/badges';
import type { Counts } from '../../../../lib/feature/navigation.ts';
import type { PortalGroup, PortalItem } from '../../navigation.ts';

/** What was counted, and for which navigation. */
export type Counted =
  | ({ side: 'admin' } & AdminBadges)
  | ({ side: 'clinic' } & ClinicBadges)
  | ({ side: 'network' } & NetworkBadges)
  | { side: 'own'; tickets_answered: number };

/** The number next to an entry. A count that is 0 or not known shows nothing. */
function badgeOf({ badges = [] }: PortalItem, counts: Counts): PortalItem['badge'] {
  for (const { count: name, tone, label } of badges) {
    const count = counts[name];
    if (count) return { tone, count, label: label(count) };
  }
  return undefined;
}

/** The groups with the numbers of their entries. */
export const withBadges = (groups: readonly PortalGroup[], counted: Counted): PortalGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, badge: badgeOf(item, counted) })),
  }));
