import { cancelBooking, previewCancellation } from '@travesia/contracts/bookings';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedArea } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import type { ActProps } from '../act-props.ts';
import { bookingDeskTexts } from '../texts.ts';

const NOTHING = { reason: '' };

/** Cancels a booking, after showing what goes back to the patient. */
export function CancelDialog({ booking, show, reload, onClose }: ActProps) {
  const t = useTexts(bookingDeskTexts);
  const format = useFormat();
  const { form } = useTypedForm(`booking.${booking.id}.cancel`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const { id, version, patient } = booking;
  const preview = useCall(previewCancellation, { params: { id } });
  const send = async ({ reason }: typeof NOTHING) => {
    // The refund is always shown first: its failure stays on screen, and sending asks for it again.
    if (!preview.data) {
      await preview.reload();
      return undefined;
    }
    const { refund } = preview.data;
    const body = { reason, version, ...(refund ? { shown_refund: refund } : {}) };
    const changed = await run(() => sessionCall(cancelBooking, { params: { id }, body }));
    if (!changed) {
      await Promise.all([reload(), preview.reload()]);
      return undefined;
    }
    show(changed);
    showToast(t('done.cancel'));
    return true;
  };
  return (
    <FormDialog
      title={t('ask.one.cancel', { name: patient.name })}
      form={form}
      submit={t('act.cancel')}
      isDangerous
      busy={busy || preview.isLoading}
      fault={fault}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <LoadState loaded={preview}>
        {({ paid, refund }) => (
          <p>
            {paid && paid.amount > 0 && refund
              ? t('explain.cancel.refund', { paid: format.money(paid), refund: format.money(refund) })
              : t('explain.cancel')}
          </p>
        )}
      </LoadState>
      <TypedArea name="reason" label={t('reason')} hint={t('reason.hint')} rows={3} maxLength={500} required />
    </FormDialog>
  );
}
