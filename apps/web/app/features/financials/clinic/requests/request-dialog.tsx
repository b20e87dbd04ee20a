import type { Money } from '@travesia/contracts/kit';
import {
  BALANCE_MESSAGE_MOST,
  listUnpaidBookings,
  requestBalance,
  type UnpaidBooking,
  type UnpaidBookings,
} from '@travesia/contracts/payments';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedArea, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { LoadState } from '../../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { Drawer } from '../../../../lib/workbench/drawer.tsx';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { financialsTexts } from '../../texts.ts';
import { useMoney } from '../../ui/use-money.ts';
import { amountOf, NO_REQUEST, type RequestDraft, requestOf } from './request-draft.ts';

const NAMES = { booking_id: 'booking', 'amount.amount': 'amount' };

interface RequestDialogProps {
  reload: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks a patient for the rest of a booking: never more than what is left of the agreed price. */
export function RequestDialog({ reload, onClose }: RequestDialogProps) {
  const t = useTexts(financialsTexts);
  const loaded = useCall(listUnpaidBookings, { query: {} });
  const { data } = loaded;
  if (data?.data.length) return <Ask known={data} reload={reload} onClose={onClose} />;
  return (
    <Drawer title={t('requests.open')} close={onClose}>
      <LoadState loaded={loaded}>
        {() => <Notice title={t('requests.noBooking')}>{t('requests.noBookingText')}</Notice>}
      </LoadState>
    </Drawer>
  );
}

function Ask({ known, reload, onClose }: RequestDialogProps & { known: UnpaidBookings }) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  const { form, typed } = useTypedForm('balance.new', NO_REQUEST);
  const { busy, fault, problem, run } = useAct();
  const { data: bookings, due_from: from, due_until: until, time_zone: zone } = known;
  const find = ({ booking }: Pick<RequestDraft, 'booking'>) => bookings.find((one) => one.booking.id === booking);
  const chosen = find(typed);
  const nameOf = ({ booking, patient }: UnpaidBooking) =>
    [patient, booking.reference, format.dayOf(booking.starts_at, zone)].filter(Boolean).join(' · ');
  const check = (draft: RequestDraft) => {
    const booking = find(draft);
    return {
      booking: booking ? undefined : t('requests.fault.booking'),
      amount: booking && amountOf(draft, booking.unpaid) ? undefined : amountFault(booking?.unpaid),
      due_on:
        draft.due_on >= from && draft.due_on <= until
          ? undefined
          : t('requests.fault.due', { from: format.date(from), until: format.date(until) }),
    };
  };
  const amountFault = (unpaid: Money | undefined) =>
    unpaid ? t('requests.fault.amount', { most: full(unpaid) }) : t('requests.fault.noAmount');
  const send = async (draft: RequestDraft) => {
    const body = requestOf(draft, find(draft));
    if (!body) return undefined;
    const made = await run(() => sessionCall(requestBalance, { body }));
    if (!made) return undefined;
    await reload();
    showToast(t('requests.sent'));
    return true;
  };
  const amount = chosen && amountOf(typed, chosen.unpaid);
  return (
    <FormDialog
      title={t('requests.open')}
      form={form}
      submit={amount ? t('requests.submitAmount', { amount: full(amount) }) : t('requests.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      names={NAMES}
      check={check}
      onSubmit={send}
      onClose={onClose}
    >
      <TypedSelect
        name="booking"
        label={t('requests.booking')}
        options={[
          { value: '', label: t('requests.choose') },
          ...bookings.map((one) => ({ value: one.booking.id, label: nameOf(one) })),
        ]}
      />
      {chosen ? (
        <p className="small" role="status">
          {t('requests.left', { price: full(chosen.price), paid: full(chosen.paid), most: full(chosen.unpaid) })}
        </p>
      ) : null}
      <TypedText
        name="amount"
        label={chosen ? t('requests.amountIn', { currency: chosen.unpaid.currency }) : t('requests.amount')}
        inputMode="decimal"
        autoComplete="off"
      />
      <DueAndMessage known={known} />
    </FormDialog>
  );
}

function DueAndMessage({ known: { due_from: from, due_until: until } }: { known: UnpaidBookings }) {
  const t = useTexts(financialsTexts);
  return (
    <>
      <TypedText
        name="due_on"
        type="date"
        label={t('requests.due')}
        hint={t('requests.dueHint')}
        min={from}
        max={until}
      />
      <TypedArea
        name="message"
        label={t('requests.message')}
        hint={t('requests.messageHint')}
        rows={3}
        maxLength={BALANCE_MESSAGE_MOST}
      />
    </>
  );
}
