import { getProviderAvailability } from '@travesia/contracts/availability';
import { rescheduleBooking } from '@travesia/contracts/bookings';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { isCalendarDate } from '../../../../lib/dates/is-calendar-date.ts';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { ActProps } from '../act-props.ts';
import { bookingDeskTexts } from '../texts.ts';

/** Moves a booking to another free time of the clinic. */
export function MoveDialog({ booking, show, reload, onClose }: ActProps) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const { form, typed } = useTypedForm(`booking.${booking.id}.move`, { date: booking.date, time: '' });
  const { busy, fault, problem, run } = useAct();
  const { id, version, provider, clinician, kind } = booking;
  const date = isCalendarDate(typed.date) ? typed.date : booking.date;
  const free = useCall(getProviderAvailability, {
    params: { id: provider.id },
    query: { start_date: date, end_date: date, kind, ...(clinician ? { clinician: clinician.id } : {}) },
  });
  const times = [...new Set((free.data?.data ?? []).filter((slot) => slot.date === date).map(({ time }) => time))];
  const send = async ({ date: day, time }: typeof typed) => {
    const body = { new_date: day, new_time: time, version };
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
      names={{ new_date: 'date', new_time: 'time' }}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('explain.reschedule')}</p>
      <TypedText name="date" type="date" label={t('move.date')} required />
      <TypedSelect
        name="time"
        label={t('move.time')}
        hint={free.data && !times.length ? t('move.none') : t('move.zone', { zone: provider.time_zone })}
        required
        options={[
          { value: '', label: t('move.choose') },
          ...times.map((time) => ({ value: time, label: format.wallTime(time) })),
        ]}
      />
    </FormDialog>
  );
}
