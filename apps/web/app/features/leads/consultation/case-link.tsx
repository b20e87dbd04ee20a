import type { VerificationStatus } from '@travesia/contracts/providers';
import { LinkButton } from '../../../ui/action/button.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type CaseAbout, newCasePath } from './case-path.ts';
import { consultationTexts } from './texts.ts';

interface CaseLinkProps extends CaseAbout {
  /** Of the clinic: only a verified one can be asked. */
  status: VerificationStatus;
  className?: string;
}

/** Beside the main action: the clinic answers the patient’s questions about this with its decision and a quote. */
export function CaseLink({ status, className, ...about }: CaseLinkProps) {
  const t = useTexts(consultationTexts);
  const path = useLocalPath();
  if (status !== 'verified') return null;
  return (
    <LinkButton href={path(newCasePath(about))} className={className}>
      {t('askClinic')}
    </LinkButton>
  );
}
