import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { activityTexts } from './texts.ts';

/** What the frame of the screen calls it. */
export function useActivityHead(): { title: string; description: string } {
  const t = useTexts(activityTexts);
  return { title: t('title'), description: t('description') };
}
