import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { clinicActivityTexts } from './texts.ts';

/** Title and description for the page frame. */
export function useClinicActivityHead(): { title: string; description: string } {
  const t = useTexts(clinicActivityTexts);
  return { title: t('title'), description: t('description') };
}
