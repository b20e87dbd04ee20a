import type { FeatureKey } from '@travesia/contracts/access';
import type { PortalGroup, PortalItem } from '../navigation.ts';
import { accountGroup, type NavText } from './patient-groups.ts';

const item = (
  name: string,
  label: string,
  icon: PortalItem['icon'],
  feature: FeatureKey,
  path = `/admin/${name}`,
): PortalItem => ({ key: name, path, label, icon, feature, roles: ['admin'] });

/** What admins find. */
export const adminGroups = (t: NavText): PortalGroup[] => [
  { key: 'start', items: [item('dashboard', t('dashboard'), 'layout-grid', 'admin_dashboard')] },
  {
    key: 'marketplace',
    label: t('admin.marketplace'),
    items: [
      item('applications', t('admin.applications'), 'file-text', 'admin_applications'),
      item('providers', t('admin.providers'), 'hospital', 'admin_providers'),
      item('organizations', t('admin.organizations'), 'network', 'admin_organizations'),
      item('users', t('admin.users'), 'users', 'admin_users'),
      item('treatment-listings', t('admin.treatments'), 'stethoscope', 'admin_treatment_listings'),
      item('imports', t('admin.imports'), 'file-up', 'admin_imports'),
    ],
  },
  {
    key: 'platform',
    label: t('admin.platform'),
    items: [
      item('support', t('admin.support'), 'life-buoy', 'admin_support'),
      item('audit', t('admin.activity'), 'history', 'admin_activity', '/admin/activity'),
      item('configuration', t('admin.configuration'), 'sliders-horizontal', 'admin_configuration'),
      item('debug', t('admin.debug'), 'bug', 'admin_debug'),
    ],
  },
  accountGroup(t, { withHelp: false }),
];
