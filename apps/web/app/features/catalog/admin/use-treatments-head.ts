import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { PortalPageProps } from '../../portal/index.ts';
import { treatmentsTexts } from './texts.ts';

/** Title, audience and feature of the screen. */
export function useTreatmentsHead(): Omit<PortalPageProps, 'children'> {
  const t = useTexts(treatmentsTexts);
  return {
    title: t('head.title'),
    description: t('head.description'),
    roles: ['admin'],
    feature: 'admin_treatment_listings',
  };
}
