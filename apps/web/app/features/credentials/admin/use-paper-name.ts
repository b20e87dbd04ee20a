import type { AdminPaper } from '@travesia/contracts/credentials';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { credentialsTexts } from './texts.ts';

/** What a paper is called: what it proves, who issued it, and whose it is. */
export function usePaperName(): (paper: Pick<AdminPaper, 'kind' | 'body' | 'clinician'>) => string {
  const t = useTexts(credentialsTexts);
  return ({ kind, body, clinician }) => [t(`paper.${kind}`), body, clinician].filter(Boolean).join(', ');
}
