import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalPageProps } from '../../portal/index.ts';
import { liveFeedTexts } from './texts.ts';

/** The page's title, roles and feature. */
export function useLiveHead(): Omit<PortalPageProps, 'children'> {
  const t = useTexts(liveFeedTexts);
  return { title: t('title'), description: t('lead'), roles: ['admin'], feature: 'admin_live' };
}
