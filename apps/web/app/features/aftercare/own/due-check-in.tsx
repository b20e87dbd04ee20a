import { listCheckIns } from '@travesia/contracts/aftercare';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { aftercareTexts } from '../texts.ts';

/** On the dashboard: the check-in that a patient should answer now; nothing without one. */
export function DueCheckIn({ journeyId }: { journeyId: string }) {
  const t = useTexts(aftercareTexts);
  const { data } = useCall(listCheckIns, { params: { id: journeyId } });
  const due = data?.data.find(({ status, actions }) => status === 'due' && actions.includes('answer'));
  if (!due) return null;
  return (
    <p className="row">
      <span className="strong">{t('own.heading')}</span>
      <ScreenLink to={`/journey/${journeyId}/check-ins/${due.id}`} className="btn btn-primary btn-small">
        {t('own.answer')}
      </ScreenLink>
    </p>
  );
}
