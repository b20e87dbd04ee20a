import { rescheduleBooking } from '@travesia/contracts/bookings';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { type TimesToMove, useTimesToMove } from '../../use-times-to-move.ts';
import type { ActProps } from '../act-props.ts';
import { bookingDeskTexts } from '../texts.ts';

const NOTHING = { date: '', time: '' };

/** Moves a booking to another free time of the clinic: a day that has one, then the time. */
export function MoveDialog({ booking, show, reload, onClose }: ActProps) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const { form, typed } = useTypedForm(`booking.${booking.id}.move`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const { id, version, time_zone: zone } = booking;
  const free = useTimesToMove(booking);
  const send = async ({ date, time: at }: typeof NOTHING) => {
    // A time that was chosen before another day is none of it; the field is empty then.
    const slot = free.data?.get(date)?.find((one) => one.starts_at === at);
    if (!slot) return undefined;
    const body = { new_date: date, new_time: slot.time, new_starts_at: at, version };
    const changed = await run(() => sessionCall(rescheduleBooking, { params: { id }, body }));
    if (!changed) {
      await Promise.all([reload(), free.reload()]);
      return undefined;
    }
    show(changed);
    showToast(t('done.reschedule'));
    return true;
  };
  return (
    <FormDialog
      title={t('ask.one.reschedule', { name: booking.patient.name })}
      form={form}
      submit={t('act.reschedule')}
      busy={busy}
      fault={fault}
      problem={problem}
      names={{ new_date: 'date', new_time: 'time', new_starts_at: 'time' }}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('explain.reschedule')}</p>
      <LoadState loaded={free}>
        {(times) => <FreeTimes times={times} date={typed.date} place={format.place(zone)} />}
      </LoadState>
    </FormDialog>
  );
}

function FreeTimes({ times, date, place }: { times: TimesToMove; date: string; place: string }) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  if (!times.size) return <p>{t('move.none')}</p>;
  return (
    <>
      <TypedSelect
        name="date"
        label={t('move.date')}
        required
        options={[
          { value: '', label: t('move.day') },
          ...[...times.keys()].map((day) => ({ value: day, label: format.date(day, 'weekday') })),
        ]}
      />
      <TypedSelect
        name="time"
        label={t('move.time')}
        hint={t('move.zone', { place })}
        required
        options={[
          { value: '', label: t('move.choose') },
          ...(times.get(date) ?? []).map(({ starts_at: at, time_zone: zone }) => ({
            value: at,
            label: format.time(at, zone),
          })),
        ]}
      />
    </>
  );
}
