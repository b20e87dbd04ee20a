import type { SecondFactorRequired } from '@travesia/contracts/accounts';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { authTexts } from '../texts.ts';
import { AuthCard } from './auth-card.tsx';

/** Few accounts have a second factor, so the card is loaded only when needed. */
const Card = lazy(() => import('../second-step/second-step-card.tsx'));

interface SecondStepProps {
  step: SecondFactorRequired;
  /** Returns to the first step; omitted when that is another page. */
  onBack?: () => void;
}

/** The second step of sign-in, shown in place of the first. */
export function SecondStep(props: SecondStepProps) {
  const t = useTexts(authTexts);
  return (
    <Suspense
      fallback={
        <AuthCard title={t('login.title')} heading={t('login.heading')}>
          <p role="status" className="row muted">
            <span className="btn-spinner" aria-hidden="true" />
            {t('verify.workingText')}
          </p>
        </AuthCard>
      }
    >
      <Card {...props} />
    </Suspense>
  );
}
