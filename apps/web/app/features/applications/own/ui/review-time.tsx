import type { Application } from '@travesia/contracts/applications';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { applyTexts } from '../texts.ts';

/** Expected review time: measured, or our promise if there are no measurements. */
export function ReviewTime({ review }: { review: Application['review'] }) {
  const t = useTexts(applyTexts);
  if (!review) return null;
  const { ahead, expected_days: days, basis } = review;
  return (
    <p>
      {basis === 'promise' ? t('time.promise', { days }) : t('time.measured', { days })}{' '}
      {t('time.ahead', { count: ahead })}
    </p>
  );
}
