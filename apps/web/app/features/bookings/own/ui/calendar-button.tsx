import { type Booking, getBookingCalendar } from '@travesia/contracts/bookings';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { saveFile } from '../../../../lib/device/save-file.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ActProblem } from '../../../../lib/screen/act-problem.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { bookingTexts } from '../../texts.ts';

/** Downloads the booking as a file for calendar programs. */
export function CalendarButton({ booking: { id, reference } }: { booking: Pick<Booking, 'id' | 'reference'> }) {
  const t = useTexts(bookingTexts);
  const { busy, problem, run } = useAct();
  const save = () =>
    run(async () => {
      const content = await sessionCall(getBookingCalendar, { params: { id } });
      saveFile(new Blob([content], { type: 'text/calendar' }), `${reference}.ics`);
    });
  return (
    <>
      <Button type="button" icon="calendar" busy={busy} onClick={() => void save()}>
        {t('calendar')}
      </Button>
      <ActProblem problem={problem} />
    </>
  );
}
