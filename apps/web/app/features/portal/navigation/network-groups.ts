import type { PortalGroup } from '../navigation.ts';
import { accountGroup, type NavText } from './patient-groups.ts';

/** What an organization's people find. */
export const networkGroups = (t: NavText): PortalGroup[] => [
  {
    key: 'network',
    items: [
      {
        key: 'dashboard',
        path: '/organization/dashboard',
        label: t('dashboard'),
        icon: 'layout-grid',
        feature: 'organization_dashboard',
      },
      {
        key: 'providers',
        path: '/organization/providers',
        label: t('network.providers'),
        icon: 'hospital',
        feature: 'organization_providers',
      },
      {
        key: 'compliance',
        path: '/organization/compliance',
        label: t('network.compliance'),
        icon: 'shield-check',
        feature: 'organization_compliance',
      },
    ],
  },
  {
    key: 'organization',
    label: t('network.group'),
    items: [
      {
        key: 'public-profile',
        path: '/organization/profile',
        label: t('network.profile'),
        icon: 'building-2',
        feature: 'organization_profile',
      },
      {
        key: 'settings',
        path: '/organization/settings',
        label: t('network.settings'),
        icon: 'users',
        feature: 'organization_settings',
      },
      {
        key: 'support',
        path: '/organization/support',
        label: t('network.support'),
        icon: 'life-buoy',
        feature: 'organization_support',
      },
    ],
  },
  accountGroup(t, { withHelp: false }),
];
