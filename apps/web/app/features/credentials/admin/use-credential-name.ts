import type { AdminCredential } from '@travesia/contracts/credentials';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { credentialsTexts } from './texts.ts';

/** Name of a credential: what it proves, its issuer and its holder. */
export function useCredentialName(): (credential: Pick<AdminCredential, 'kind' | 'body' | 'clinician'>) => string {
  const t = useTexts(credentialsTexts);
  return ({ kind, body, clinician }) => [t(`credential.${kind}`), body, clinician].filter(Boolean).join(', ');
}
