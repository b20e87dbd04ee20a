import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { usersTexts } from './texts.ts';

/** What the frame of the screen calls it. */
export function useUsersHead(): { title: string; description: string } {
  const t = useTexts(usersTexts);
  return { title: t('title'), description: t('description') };
}
