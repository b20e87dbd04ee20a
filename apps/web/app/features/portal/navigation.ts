import type { FeatureKey } from '@travesia/contracts/access';
import type { User } from '@travesia/contracts/accounts';
import type { NavigationItem } from '../../lib/feature/navigation.ts';

/** One entry of a portal's navigation as the person sees it. */
export interface PortalItem extends NavigationItem {
  /** Where it leads for who acts for a clinic; `path` otherwise. */
  hrefPath?: string;
  /** How many wait for the person (`act`) or are there (`info`); nothing at 0. */
  badge?: { count: number; tone: 'act' | 'info'; label: string } | undefined;
}

/** Entries that belong together, two to six of them. */
export interface PortalGroup {
  key: string;
  /** The first group needs none. */
  label?: string;
  items: readonly PortalItem[];
}

/** The groups as a person may see them: entries of their role whose feature is on. */
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

/** Where an entry leads, without language prefix. */
export const hrefOf = ({ path, hrefPath = path }: PortalItem): string => hrefPath;

/** The entry that a page belongs to: the longest path that it stands under. */
export function itemOf(groups: readonly PortalGroup[], path: string): PortalItem | undefined {
  return groups
    .flatMap(({ items }) => items)
    .filter((item) => path === hrefOf(item) || path.startsWith(`${hrefOf(item)}/`))
    .toSorted((a, b) => hrefOf(b).length - hrefOf(a).length)[0];
}

/** How many things wait for the person in all entries, or in those that are not in the bar of a phone. */
export const waitingIn = (groups: readonly PortalGroup[], { behindBar = false } = {}): number =>
  groups
    .flatMap(({ items }) => items)
    .filter(({ inBar }) => !(behindBar && inBar))
    .reduce((sum, { badge }) => sum + (badge?.tone === 'act' ? badge.count : 0), 0);

/** Whether a phone shows a bar at its lower edge: for who has entries there. Everybody else opens a menu. */
export const hasBar = (groups: readonly PortalGroup[]): boolean =>
  groups.some(({ items }) => items.some(({ inBar }) => inBar));
