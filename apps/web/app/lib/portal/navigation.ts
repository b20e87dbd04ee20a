import type { User, UserRole } from '@travesia/contracts/accounts';
import type { IconName } from '../../ui/icon/icon.tsx';

/** One entry of a portal's navigation. */
export interface PortalItem {
  key: string;
  /** Without language prefix. */
  path: string;
  label: string;
  /** A shorter one for the bar of a phone. */
  barLabel?: string;
  icon: IconName;
  /** A page of the public site, which is loaded as a document. */
  isSite?: boolean;
  /** Stands in the bar at the lower edge of a phone, before "More"; four at most. */
  inBar?: boolean;
  /** Only for people of these roles; for everybody unless given. */
  roles?: readonly UserRole[];
}

/** Entries that belong together, two to six of them. */
export interface PortalGroup {
  key: string;
  /** The first group needs none. */
  label?: string;
  items: readonly PortalItem[];
}

/** The groups as a person may see them. While the person is not known all stand there, so that nothing moves later. */
export function groupsFor(person: Pick<User, 'role'> | null, groups: readonly PortalGroup[]): PortalGroup[] {
  const isOpen = ({ roles }: PortalItem) => !person || !roles || roles.includes(person.role);
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isOpen) }))
    .filter(({ items }) => items.length > 0);
}

/** The entry that a page belongs to: the longest path that it stands under. */
export function itemOf(groups: readonly PortalGroup[], path: string): PortalItem | undefined {
  return groups
    .flatMap(({ items }) => items)
    .filter((item) => path === item.path || path.startsWith(`${item.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}
