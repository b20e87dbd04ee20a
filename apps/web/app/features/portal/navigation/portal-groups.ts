import type { UserRole } from '@travesia/contracts/access';
import type { ProviderContext } from '@travesia/contracts/contexts';
import type { NavigationEntry } from '../../../lib/feature/navigation.ts';
import type { Translate } from '../../../lib/i18n/use-texts.tsx';
import type { PortalGroup, PortalItem } from '../navigation.ts';
import type en from './locales/en.json';

type TextKey = keyof typeof en;
type NavText = Translate<TextKey>;

/** Each portal's groups from top to bottom, with their labels. */
const GROUPS: Readonly<Record<UserRole, readonly (readonly [key: string, label?: TextKey])[]>> = {
  patient: [['yours'], ['care', 'group.care'], ['you', 'group.you']],
  provider: [['today'], ['clinic', 'group.clinic'], ['money', 'group.money'], ['you', 'group.you']],
  organization: [['network'], ['organization', 'group.organization'], ['you', 'group.you']],
  admin: [['start'], ['marketplace', 'group.marketplace'], ['platform', 'group.platform'], ['you', 'group.you']],
};

/** Builds a portal's navigation from the features' entries. */
export const groupsOf = (portal: UserRole, entries: readonly NavigationEntry[], t: NavText): PortalGroup[] =>
  GROUPS[portal].map(([key, label]) => ({
    key,
    ...(label && { label: t(label) }),
    items: entries
      .filter((entry) => entry.in.some((place) => place === `${portal}.${key}`))
      .toSorted((a, b) => a.order - b.order),
  }));

/** The clinic navigation for users acting as one: its pages under its id, and a link to exit. */
export function contextGroups(
  entries: readonly NavigationEntry[],
  t: NavText,
  { provider_id: id, via }: ProviderContext,
): PortalGroup[] {
  const back: PortalItem =
    via === 'admin'
      ? { key: 'back', path: '/admin/providers', label: t('back.admin'), icon: 'arrow-left' }
      : { key: 'back', path: '/organization/providers', label: t('back.organization'), icon: 'arrow-left' };
  const inContext = (item: PortalItem): PortalItem => ({
    ...item,
    hrefPath: item.whileActing === 'same' ? item.path : item.path.replace('/provider/', `/provider/${id}/`),
  });
  const clinic = groupsOf('provider', entries, t).filter(({ key }) => key !== 'you');
  return [
    { key: 'back', items: [back] },
    ...clinic.map((group) => ({
      ...group,
      items: group.items.filter(({ whileActing }) => whileActing !== 'hidden').map(inContext),
    })),
  ];
}
