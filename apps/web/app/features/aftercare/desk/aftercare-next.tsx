import { type CheckInSummary, listCheckIns } from '@travesia/contracts/aftercare';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { aftercareTexts } from '../texts.ts';
import { nextCheckIn } from './next-check-in.ts';

/** For the clinic: aftercare runs by its schedule, and what is due next by it. */
export function AftercareNext({ journeyId }: { journeyId: string }) {
  const t = useTexts(aftercareTexts);
  const { data } = useCall(listCheckIns, { params: { id: journeyId } });
  const next = data && nextCheckIn(data.data);
  return (
    <>
      {t('desk.bySchedule')} {next ? <Next checkIn={next} /> : data?.data.length ? t('desk.noneAhead') : null}
    </>
  );
}

function Next({ checkIn: { day, due_on: on, status } }: { checkIn: CheckInSummary }) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  // Those that patients send by themselves are answered at once.
  if (day === null) return null;
  return t(status === 'due' ? 'desk.dueNow' : 'desk.dueNext', { day, date: format.date(on) });
}
