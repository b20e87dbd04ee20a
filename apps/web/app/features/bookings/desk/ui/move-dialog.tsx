import { getProviderAvailability, type Slot } from '@travesia/contracts/availability';
import { rescheduleBooking } from '@travesia/contracts/bookings';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { calendar } from '../../../../lib/dates/calendar.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { placeOfZone } from '../../../availability/index.ts';
import type { ActProps } from '../act-props.ts';
import { bookingDeskTexts } from '../texts.ts';

const READ_DAYS = 60;
const NOTHING = { date: '', time: '' };

/** Moves a booking to another free time of the clinic: a day that has one, then the time. */
export function MoveDialog({ booking, show, reload, onClose }: ActProps) {
  const t = useTexts(bookingDeskTexts);
  const { form, typed } = useTypedForm(`booking.${booking.id}.move`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const { id, version, provider, clinician, kind, starts_at: now, time_zone: zone } = booking;
  const [today] = useState(() => calendar.dateAt(new Date(), zone));
  const free = useCall(getProviderAvailability, {
    params: { id: provider.id },
    query: { end_date: calendar.addDays(today, READ_DAYS), kind, ...(clinician ? { clinician: clinician.id } : {}) },
  });
  const send = async ({ date, time: at }: typeof NOTHING) => {
    // A time that was chosen before another day is none of it; the field is empty then.
    const slot = free.data?.data.find((one) => one.date === date && one.starts_at === at);
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
        {({ data }) => (
          <FreeTimes
            slots={data.filter(({ starts_at: at }) => at !== now)}
            date={typed.date}
            place={placeOfZone(zone)}
          />
        )}
      </LoadState>
    </FormDialog>
  );
}

function FreeTimes({ slots, date, place }: { slots: readonly Slot[]; date: string; place: string }) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const days = [...new Set(slots.map((slot) => slot.date))];
  const ofDay = new Map(slots.filter((slot) => slot.date === date).map((slot) => [slot.starts_at, slot]));
  if (!days.length) return <p>{t('move.none')}</p>;
  return (
    <>
      <TypedSelect
        name="date"
        label={t('move.date')}
        required
        options={[
          { value: '', label: t('move.day') },
          ...days.map((day) => ({ value: day, label: format.date(day, 'weekday') })),
        ]}
      />
      <TypedSelect
        name="time"
        label={t('move.time')}
        hint={t('move.zone', { place })}
        required
        options={[
          { value: '', label: t('move.choose') },
          ...[...ofDay.values()].map(({ starts_at: at, time_zone: zone }) => ({
            value: at,
            label: format.time(at, zone),
          })),
        ]}
      />
    </>
  );
}
