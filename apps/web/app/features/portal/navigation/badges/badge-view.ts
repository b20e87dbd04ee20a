import type { AdminBadges } from '@travesia/contracts/platform-admin';
import type { ClinicBadges, NetworkBadges } from '@travesia/contracts/badges';
import type { Counts } from '../../../../lib/feature/navigation.ts';
import type { PortalGroup, PortalItem } from '../../navigation.ts';

/** The counts, and the navigation they belong to. */
export type Counted =
  | ({ side: 'admin' } & AdminBadges)
  | ({ side: 'clinic' } & ClinicBadges)
  | ({ side: 'network' } & NetworkBadges)
  | {
      side: 'own';
      tickets_answered: number;
      bookings_upcoming: number;
      messages_unread: number;
      messages_more: number;
    };

/** The badge of an entry. Zero or unknown counts show nothing. */
function badgeOf({ badges = [] }: PortalItem, counts: Counts): PortalItem['badge'] {
  for (const { count: name, atLeast, tone, label, opens } of badges) {
    const count = counts[name];
    const isMore = atLeast !== undefined && Boolean(counts[atLeast]);
    if (count) return { tone, count, label: label(count, isMore), ...(isMore && { isMore }), ...(opens && { opens }) };
  }
  return undefined;
}

const isReadable = ({ onlyIfCounted: name }: PortalItem, counts: Counts): boolean =>
  name === undefined || counts[name] !== null;

/** Returns the groups with their entries' badges, without entries whose pages the user may not read. */
export const withBadges = (groups: readonly PortalGroup[], counted: Counted): PortalGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items
      .filter((item) => isReadable(item, counted))
      .map((item) => ({ ...item, badge: badgeOf(item, counted) })),
  }));
