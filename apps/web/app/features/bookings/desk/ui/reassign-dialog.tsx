import { listReassignees, reassignBooking, type Reassignee } from '@travesia/contracts/bookings';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { TypedArea, TypedSelect } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { ActProps } from '../act-props.ts';
import { bookingDeskTexts } from '../texts.ts';

const NOTHING = { to: '', reason: '' };

/** Gives a booking to somebody else at the clinic who is free at its time. */
export function ReassignDialog({ booking, show, reload, onClose }: ActProps) {
  const t = useTexts(bookingDeskTexts);
  const { form } = useTypedForm(`booking.${booking.id}.reassign`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const { id, version, patient, clinician } = booking;
  const free = useCall(listReassignees, { params: { id } });
  const send = async ({ to, reason }: typeof NOTHING) => {
    const chosen = free.data?.data.find((one) => one.id === to);
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
      <LoadState loaded={free}>{({ data }) => <FreePeople people={data} />}</LoadState>
      <TypedArea name="reason" label={t('reason')} hint={t('reason.hint')} rows={3} maxLength={500} required />
    </FormDialog>
  );
}

function FreePeople({ people }: { people: readonly Reassignee[] }) {
  const t = useTexts(bookingDeskTexts);
  if (!people.length) return <p>{t('reassign.none')}</p>;
  return (
    <TypedSelect
      name="to"
      label={t('reassign.to')}
      hint={t('reassign.hint')}
      required
      options={[
        { value: '', label: t('reassign.choose') },
        ...people.map(({ id, kind, name }) => ({
          value: id,
          label: kind === 'room' ? t('reassign.room', { name }) : name,
        })),
      ]}
    />
  );
}
