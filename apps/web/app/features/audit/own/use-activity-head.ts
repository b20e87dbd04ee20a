import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { activityTexts } from './texts.ts';

/** Title and description for the page frame. */
export function useActivityHead(): { title: string; description: string } {
  const t = useTexts(activityTexts);
  return { title: t('title'), description: t('description') };
}
