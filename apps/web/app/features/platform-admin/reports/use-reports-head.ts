import type { PortalPageProps } from '../../portal/index.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { reportTexts } from './texts.ts';

/** Title and access of the page. */
export function useReportsHead(): Omit<PortalPageProps, 'children'> {
  const t = useTexts(reportTexts);
  return { title: t('title'), description: t('lead'), roles: ['admin'], feature: 'admin_reports' };
}
