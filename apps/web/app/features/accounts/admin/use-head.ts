import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { usersTexts } from './texts.ts';

/** Title and description for the page frame. */
export function useUsersHead(): { title: string; description: string } {
  const t = useTexts(usersTexts);
  return { title: t('title'), description: t('description') };
}

/** The same for the list of patients. */
export function usePatientsHead(): { title: string; description: string } {
  const t = useTexts(usersTexts);
  return { title: t('patients.title'), description: t('patients.lead') };
}
