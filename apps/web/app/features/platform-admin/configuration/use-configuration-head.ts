import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalPageProps } from '../../portal/index.ts';
import { configurationTexts } from './texts.ts';

/** The page's title, roles and feature. */
export function useConfigurationHead(): Omit<PortalPageProps, 'children'> {
  const t = useTexts(configurationTexts);
  return {
    title: t('head.title'),
    description: t('head.description'),
    roles: ['admin'],
    feature: 'admin_configuration',
  };
}
