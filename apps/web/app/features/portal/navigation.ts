import type { FeatureKey } from '@travesia/contracts/access';
import type { User } from '@travesia/contracts/accounts';
import type { NavigationItem } from '../../lib/feature/navigation.ts';

/** A portal navigation entry as the user sees it. */
export interface PortalItem extends NavigationItem {
  /** Its link for users acting as a clinic; otherwise `path`. */
  hrefPath?: string;
  /** Count of items that need the user's action (`act`) or just exist (`info`); hidden at 0. */
  badge?: { count: number; isMore?: boolean; tone: 'act' | 'info'; label: string; opens?: string } | undefined;
}

/** Two to six related entries. */
export interface PortalGroup {
  key: string;
  /** Optional for the first group. */
  label?: string;
  items: readonly PortalItem[];
}

/** Returns the groups visible to a user: entries for their role whose feature is enabled. */
export function groupsFor(
  person: Pick<User, 'role'> | null,
  groups: readonly PortalGroup[],
  hasFeature: (key: FeatureKey) => boolean,
): PortalGroup[] {
  const isOpen = ({ roles, feature }: PortalItem) =>
    (!person || !roles || roles.includes(person.role)) && (!feature || hasFeature(feature));
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isOpen) }))
    .filter(({ items }) => items.length > 0);
}

/** An entry's link, without language prefix. */
export const hrefOf = ({ path, hrefPath = path }: PortalItem): string => hrefPath;

/** Returns the entry a page belongs to: the one with the longest matching path. */
export function itemOf(groups: readonly PortalGroup[], path: string): PortalItem | undefined {
  return groups
    .flatMap(({ items }) => items)
    .filter((item) => [hrefOf(item), ...(item.covers ?? [])].some((one) => path === one || path.startsWith(`${one}/`)))
    .toSorted((a, b) => hrefOf(b).length - hrefOf(a).length)[0];
}

/** Counts the items that need action in all entries, or in those not in the phone tab bar. */
export const waitingIn = (groups: readonly PortalGroup[], { behindBar = false } = {}): number =>
  groups
    .flatMap(({ items }) => items)
    .filter(({ inBar }) => !(behindBar && inBar))
    .reduce((sum, { badge }) => sum + (badge?.tone === 'act' ? badge.count : 0), 0);

/** Whether a phone shows the tab bar: only for roles with entries in it. Others get a menu. */
export const hasBar = (groups: readonly PortalGroup[]): boolean =>
  groups.some(({ items }) => items.some(({ inBar }) => inBar));
