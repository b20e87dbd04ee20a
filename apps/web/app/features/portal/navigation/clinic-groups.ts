import type { ProviderContext } from '@travesia/contracts/contexts';
import type { PortalGroup, PortalItem } from '../navigation.ts';
import { accountGroup, type NavText } from './patient-groups.ts';

/** What a clinic's own people find. */
export const clinicGroups = (t: NavText): PortalGroup[] => [
  {
    key: 'today',
    items: [
      {
        key: 'today',
        path: '/provider/dashboard',
        label: t('clinic.today'),
        icon: 'layout-grid',
        feature: 'provider_nav_dashboard',
      },
      {
        key: 'onboarding',
        path: '/provider/onboarding',
        label: t('clinic.onboarding'),
        icon: 'list-checks',
        feature: 'provider_nav_onboarding',
      },
    ],
  },
  {
    key: 'clinic',
    label: t('clinic.group'),
    items: [
      {
        key: 'treatments',
        path: '/provider/treatments',
        label: t('clinic.treatments'),
        icon: 'stethoscope',
        feature: 'provider_nav_treatments',
      },
      {
        key: 'clinic-activity',
        path: '/provider/activity',
        label: t('clinic.activity'),
        icon: 'history',
        feature: 'provider_nav_activity',
      },
      {
        key: 'settings',
        path: '/provider/settings',
        label: t('clinic.settings'),
        icon: 'sliders-horizontal',
        feature: 'provider_nav_settings',
      },
    ],
  },
  accountGroup(t, { withHelp: true }),
];

/** Screens of a clinic that are its staff's alone. */
const STAFF_ONLY = ['onboarding'];

/** The same for who acts for a clinic: its screens under its id, and the way back. */
export function contextGroups(t: NavText, { provider_id: id, via }: ProviderContext): PortalGroup[] {
  const back: PortalItem =
    via === 'admin'
      ? { key: 'back', path: '/admin/providers', label: t('clinic.back.admin'), icon: 'arrow-left' }
      : { key: 'back', path: '/organization/providers', label: t('clinic.back.organization'), icon: 'arrow-left' };
  const inContext = (item: PortalItem): PortalItem => ({ ...item, hrefPath: addressIn(id, item.path) });
  const clinic = clinicGroups(t).filter(({ key }) => key !== 'you');
  return [
    { key: 'back', items: [back] },
    ...clinic.map((group) => ({
      ...group,
      items: group.items.filter(({ key }) => !STAFF_ONLY.includes(key)).map(inContext),
    })),
  ];
}

/** Treatments have one address for everybody. */
const addressIn = (id: string, path: string): string =>
  path === '/provider/treatments' ? path : path.replace('/provider/', `/provider/${id}/`);
