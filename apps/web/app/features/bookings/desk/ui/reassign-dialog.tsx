import { listReassignees, reassignBooking, type Reassignee, type Reassignees } from '@travesia/contracts/bookings';
import { useEffect, useId, useRef } from 'react';
import type { Loaded } from '../../../../lib/calls/loaded.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { TypedArea, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { ActProps } from '../act-props.ts';
import { bookingDeskTexts } from '../texts.ts';

const NOTHING = { to: '', reason: '' };

/** Gives a booking to somebody else at the clinic who is free at its time. */
export function ReassignDialog(props: ActProps) {
  const free = useCall(listReassignees, { params: { id: props.booking.id } });
  const people = free.data?.data ?? [];
  // A form that nothing can be chosen in would be of no use.
  return people.length ? (
    <ChooseDialog {...props} free={free} people={people} />
  ) : (
    <NobodyDialog {...props} free={free} />
  );
}

interface WithFree extends ActProps {
  free: Loaded<Reassignees>;
}

function NobodyDialog({ booking, onClose, free }: WithFree) {
  const t = useTexts(bookingDeskTexts);
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={heading} onClose={onClose}>
      <div className="stack">
        <div className="dialog-head">
          <h2 id={heading} className="dialog-title">
            {t('ask.one.reassign', { name: booking.patient.name })}
          </h2>
        </div>
        <LoadState loaded={free}>{() => <p>{t('reassign.none')}</p>}</LoadState>
        <div className="dialog-actions">
          <Button type="button" onClick={() => dialog.current?.close()}>
            {t('reassign.close')}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

function ChooseDialog({ booking, show, reload, onClose, free, people }: WithFree & { people: readonly Reassignee[] }) {
  const t = useTexts(bookingDeskTexts);
  const { form } = useTypedForm(`booking.${booking.id}.reassign`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const { id, version, patient, clinician } = booking;
  const send = async ({ to, reason }: typeof NOTHING) => {
    const chosen = people.find((one) => one.id === to);
    if (!chosen) return undefined;
    const whom = chosen.kind === 'room' ? { room_id: to } : { clinician_id: to };
    const changed = await run(() =>
      sessionCall(reassignBooking, { params: { id }, body: { ...whom, reason, version } }),
    );
    if (!changed) {
      await Promise.all([reload(), free.reload()]);
      return undefined;
    }
    show(changed);
    showToast(t('done.reassign'));
    return true;
  };
  return (
    <FormDialog
      title={t('ask.one.reassign', { name: patient.name })}
      form={form}
      submit={t('act.reassign')}
      busy={busy}
      fault={problem?.code === 'bookings.slot_taken' ? t('reassign.taken') : fault}
      problem={problem}
      names={{ clinician_id: 'to', room_id: 'to' }}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t(clinician ? 'explain.reassign.named' : 'explain.reassign')}</p>
      <TypedSelect
        name="to"
        label={t('reassign.to')}
        hint={t('reassign.hint')}
        required
        options={[
          { value: '', label: t('reassign.choose') },
          ...people.map(({ id: value, kind, name }) => ({
            value,
            label: kind === 'room' ? t('reassign.room', { name }) : name,
          })),
        ]}
      />
      <TypedArea name="reason" label={t('reason')} hint={t('reason.hint')} rows={3} maxLength={500} required />
    </FormDialog>
  );
}
