import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { packagesNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(packagesNavigationTexts, (t) => [
  {
    in: ['organization.network'],
    order: 40,
    key: 'network-packages',
    path: '/organization/packages',
    label: t('network.packages'),
    icon: 'package',
    feature: 'organization_packages',
  },
  {
    in: ['organization.network'],
    order: 44,
    key: 'package-overview',
    path: '/organization/package-overview',
    label: t('network.overview'),
    icon: 'git-compare',
    feature: 'organization_package_overview',
  },
  {
    in: ['organization.network'],
    order: 50,
    key: 'network-treatments',
    path: '/organization/treatments',
    label: t('network.treatments'),
    icon: 'stethoscope',
    feature: 'organization_treatments',
  },
  {
    in: ['provider.clinic'],
    order: 15,
    key: 'packages',
    path: '/provider/packages',
    label: t('packages'),
    icon: 'package',
    feature: 'provider_nav_packages',
    whileActing: 'same',
  },
]);
