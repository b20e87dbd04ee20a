import {
  acceptBooking,
  type BookingAction,
  completeBooking,
  declineBooking,
  markNoShow,
} from '@travesia/contracts/bookings';
import { lazy, Suspense, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { ActProps } from '../act-props.ts';
import { bookingDeskTexts } from '../texts.ts';

// Few visits of a booking change it.
const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((file) => ({ default: file.CancelDialog })));
const MoveDialog = lazy(() => import('./move-dialog.tsx').then((file) => ({ default: file.MoveDialog })));

const ReassignDialog = lazy(() => import('./reassign-dialog.tsx').then((file) => ({ default: file.ReassignDialog })));

/** Paying is the patient's. */
type DeskAct = Exclude<BookingAction, 'pay'>;

const ORDER: readonly DeskAct[] = ['accept', 'complete', 'reschedule', 'reassign', 'decline', 'mark_no_show', 'cancel'];

/** What can be done with a booking now. */
export function BookingActs(props: Omit<ActProps, 'onClose'>) {
  const t = useTexts(bookingDeskTexts);
  const [asking, setAsking] = useState<DeskAct | null>(null);
  const { actions } = props.booking;
  const offered = ORDER.filter((act) => actions.includes(act));
  if (!offered.length) return <p className="small muted">{t('nothingToDo')}</p>;
  const close = { ...props, onClose: () => setAsking(null) };
  return (
    <div className="row">
      {offered.map((act) => (
        <Button
          key={act}
          type="button"
          variant={act === 'accept' || act === 'complete' ? 'primary' : 'secondary'}
          onClick={() => setAsking(act)}
        >
          {t(`act.${act}`)}
        </Button>
      ))}
      {asking === 'accept' || asking === 'complete' || asking === 'mark_no_show' ? (
        <StepDialog act={asking} {...close} />
      ) : null}
      {asking === 'decline' ? <DeclineDialog {...close} /> : null}
      <Suspense>
        {asking === 'cancel' ? <CancelDialog {...close} /> : null}
        {asking === 'reschedule' ? <MoveDialog {...close} /> : null}
        {asking === 'reassign' ? <ReassignDialog {...close} /> : null}
      </Suspense>
    </div>
  );
}

const STEPS = { accept: acceptBooking, complete: completeBooking, mark_no_show: markNoShow };

function StepDialog({ act, booking, show, reload, onClose }: ActProps & { act: keyof typeof STEPS }) {
  const t = useTexts(bookingDeskTexts);
  const { busy, problem, run } = useAct();
  const { id, version, patient } = booking;
  const confirm = async () => {
    const changed = await run(() => sessionCall(STEPS[act], { params: { id }, body: { version } }));
    if (!changed) return void reload();
    show(changed);
    showToast(t(`done.${act}`));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(`ask.one.${act}`, { name: patient.name })}
      confirm={t(`act.${act}`)}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {t(act === 'accept' && booking.deposit ? 'explain.accept_for_payment' : `explain.${act}`)}
    </ConfirmDialog>
  );
}

const NOTHING = { reason: '' };

function DeclineDialog({ booking, show, reload, onClose }: ActProps) {
  const t = useTexts(bookingDeskTexts);
  const { form } = useTypedForm(`booking.${booking.id}.decline`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const { id, version, patient } = booking;
  const send = async ({ reason }: typeof NOTHING) => {
    const changed = await run(() => sessionCall(declineBooking, { params: { id }, body: { reason, version } }));
    if (!changed) {
      await reload();
      return undefined;
    }
    show(changed);
    showToast(t('done.decline'));
    return true;
  };
  return (
    <FormDialog
      title={t('ask.one.decline', { name: patient.name })}
      form={form}
      submit={t('act.decline')}
      isDangerous
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t('explain.decline')}</p>
      <TypedArea name="reason" label={t('reason')} hint={t('reason.hint')} rows={3} maxLength={500} required />
    </FormDialog>
  );
}
