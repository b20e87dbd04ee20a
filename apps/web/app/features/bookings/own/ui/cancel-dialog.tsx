import { cancelBooking, previewCancellation, type CancellationPreview } from '@travesia/contracts/bookings';
import { useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { DialogForm } from '../../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { bookingTexts } from '../../texts.ts';
import type { ShownBooking } from './booking-screen.tsx';

interface CancelDialogProps extends Pick<ShownBooking, 'booking' | 'show' | 'reload'> {
  onClose: () => void;
}

/** Cancels a booking: the refund is shown before, and exactly that is paid. */
export function CancelDialog({ booking, show, reload, onClose }: CancelDialogProps) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const { id, version, time_zone: zone } = booking;
  const preview = useCall(previewCancellation, { params: { id } });
  const { form } = useTypedForm(`booking.${id}.cancel`, { reason: '' });
  const { busy, problem, fault, run } = useAct();
  const [isChanged, setChanged] = useState(false);
  const refund = preview.data?.refund ?? null;
  const cancel = async ({ reason }: { reason: string }) => {
    // The refund is always shown first: its failure stays on screen, and sending asks for it again.
    if (!preview.data) {
      await preview.reload();
      return false;
    }
    const body = { reason: reason.trim(), version, ...(refund ? { shown_refund: refund } : {}) };
    const changed = await run(() => sessionCall(cancelBooking, { params: { id }, body }));
    if (!changed) {
      setChanged(true);
      await preview.reload();
      return false;
    }
    show(changed);
    showToast(t('cancel.done'));
    return true;
  };
  const returns = refund !== null && refund.amount > 0;
  return (
    <DialogForm
      title={t('cancel.title')}
      form={form}
      cancel={t('cancel.keep')}
      submit={returns ? t('cancel.submitRefund', { amount: format.money(refund) }) : t('cancel.submit')}
      isDangerous
      busy={busy || preview.isLoading}
      problem={problem}
      fault={fault}
      onSubmit={cancel}
      onDone={() => void reload()}
      onClose={onClose}
    >
      <LoadState loaded={preview}>{(found) => <Preview preview={found} zone={zone} isChanged={isChanged} />}</LoadState>
      <TypedArea
        name="reason"
        label={t('cancel.reason')}
        hint={t('cancel.reasonHint', { clinic: booking.provider.name })}
        rows={3}
        maxLength={500}
        required
      />
    </DialogForm>
  );
}

function Preview({ preview, zone, isChanged }: { preview: CancellationPreview; zone: string; isChanged: boolean }) {
  const t = useTexts(bookingTexts);
  const format = useFormat();
  const { paid, refund, kept, until } = preview;
  if (!paid || !refund || !kept) return <p>{t('cancel.free')}</p>;
  if (paid.amount === 0) return <p>{t('cancel.unpaid')}</p>;
  return (
    <div role={isChanged ? 'status' : undefined}>
      <dl className="booking-lines num">
        <div>
          <dt>{t('cancel.paid')}</dt>
          <dd>{format.money(paid)}</dd>
        </div>
        <div className="booking-due">
          <dt>{t('cancel.refund')}</dt>
          <dd>{format.money(refund)}</dd>
        </div>
        <div>
          <dt>{t('cancel.kept')}</dt>
          <dd>{format.money(kept)}</dd>
        </div>
      </dl>
      {until ? (
        <p className="small muted">
          {t('cancel.until', { time: format.instant(until, zone), place: format.place(zone) })}
        </p>
      ) : null}
      <p className="small muted">{t('cancel.how')}</p>
    </div>
  );
}
