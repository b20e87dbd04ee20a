import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { auditLogTexts } from './texts.ts';

/** Title and description for the page frame. */
export function useAuditLogHead(): { title: string; description: string } {
  const t = useTexts(auditLogTexts);
  return { title: t('title'), description: t('description') };
}
