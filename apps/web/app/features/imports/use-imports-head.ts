import { useTexts } from '../../lib/i18n/use-texts.tsx';
import type { PortalPageProps } from '../portal/index.ts';
import { importsTexts } from './texts.ts';

/** Title, audience and feature of the screen. */
export function useImportsHead(): Omit<PortalPageProps, 'children'> {
  const t = useTexts(importsTexts);
  return { title: t('head.title'), description: t('head.description'), roles: ['admin'], feature: 'admin_imports' };
}
