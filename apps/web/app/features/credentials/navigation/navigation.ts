import { defineNavigation } from '../../../lib/feature/navigation.ts';
import { credentialsNavigationTexts } from './texts.ts';

export const navigation = defineNavigation(credentialsNavigationTexts, (t) => [
  {
    in: ['provider.clinic'],
    order: 25,
    key: 'credentials',
    path: '/provider/credentials',
    label: t('credentials'),
    icon: 'shield-check',
    feature: 'provider_nav_credentials',
  },
]);
