import { type AdminPayment, refundPayment } from '@travesia/contracts/financials';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { currencySymbol } from '../../../../lib/format/money.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedArea, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Facts } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { atField } from '../at-field.ts';
import { type RefundAmount, refundAmountOf } from '../refund-amount.ts';
import { adminMoneyTexts } from '../texts.ts';
import { useMoney } from '../../ui/use-money.ts';

const NOTHING = { amount: '', reason: '' };

interface RefundDialogProps {
  payment: AdminPayment;
  show: (payment: AdminPayment) => void;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Gives back a part or all of a payment. Says before sending whether a second person must approve it. */
export function RefundDialog({ payment, show, reload, onClose }: RefundDialogProps) {
  const t = useTexts(adminMoneyTexts);
  const { full } = useMoney();
  const { id, booking, refundable } = payment;
  const { form, typed } = useTypedForm(`payment.${id}.refund`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const read = refundAmountOf(typed.amount, payment);
  const send = async ({ amount: text, reason }: typeof NOTHING) => {
    const asked = refundAmountOf(text, payment);
    if ('fault' in asked) return undefined;
    const body = { amount: asked.amount.amount, reason: reason.trim() };
    const changed = await run(() => sessionCall(refundPayment, { params: { id }, body }));
    if (!changed) {
      await reload();
      return undefined;
    }
    show(changed);
    showToast(t(asked.needsSecond ? 'refund.done.waits' : 'refund.done'));
    return true;
  };
  return (
    <FormDialog
      title={t('refund.title', { reference: booking.reference })}
      form={form}
      submit={
        'fault' in read
          ? t('refund.submit')
          : t(read.needsSecond ? 'refund.submit.ask' : 'refund.submit.amount', { amount: full(read.amount) })
      }
      isDangerous
      busy={busy}
      fault={fault}
      problem={atField(atField(problem, 'financials.too_much', 'amount'), 'financials.held_by_dispute', 'amount')}
      check={({ amount }) => {
        const asked = refundAmountOf(amount, payment);
        return { amount: 'fault' in asked ? t(`refund.fault.${asked.fault}`, { most: full(refundable) }) : undefined };
      }}
      onSubmit={send}
      onClose={onClose}
    >
      <RefundAmounts payment={payment} read={read} onAll={(amount) => form.change({ amount })} />
      <TypedArea
        name="reason"
        label={t('reason')}
        hint={t('reason.team')}
        rows={3}
        minLength={3}
        maxLength={500}
        required
      />
    </FormDialog>
  );
}

interface RefundAmountsProps {
  payment: AdminPayment;
  read: RefundAmount;
  /** Fills in all that is left. */
  onAll: (amount: string) => void;
}

/** What is left of the payment, how much of it is refunded, and what follows. */
function RefundAmounts({ payment, read, onAll }: RefundAmountsProps) {
  const t = useTexts(adminMoneyTexts);
  const format = useFormat();
  const { full } = useMoney();
  const { received, refunded, refundable, held_by_disputes: held, alone_at_most: limit, disputes } = payment;
  const isDisputed = disputes.some(({ decided_at: decided }) => decided === null);
  return (
    <>
      <Facts
        items={[
          { name: t('sum.received'), value: <span className="num">{full(received)}</span> },
          { name: t('sum.refunded'), value: <span className="num">{full(refunded)}</span> },
          { name: t('fact.refundable'), value: <strong className="num">{full(refundable)}</strong> },
          ...(held.amount > 0 ? [{ name: t('fact.held'), value: <span className="num">{full(held)}</span> }] : []),
        ]}
      />
      {held.amount > 0 ? <p className="small muted">{t('held.why')}</p> : null}
      <div className="money-amount">
        <TypedText
          name="amount"
          label={t('refund.amount', { currency: currencySymbol(refundable.currency) })}
          hint={t('refund.amount.hint', { most: full(refundable) })}
          inputMode="decimal"
          autoComplete="off"
        />
        <Button type="button" size="small" onClick={() => onAll(format.amount(refundable, 'exact'))}>
          {t('refund.all')}
        </Button>
      </div>
      <div aria-live="polite">
        {'fault' in read ? (
          <p className="small muted">{t('refund.limit', { limit: full(limit) })}</p>
        ) : read.needsSecond ? (
          <Notice tone="warning" icon="users">
            {t('refund.needsSecond', { limit: full(limit) })}
          </Notice>
        ) : (
          <Notice icon={isDisputed ? 'clock' : 'send'}>
            {t(isDisputed ? 'refund.afterBank' : 'refund.goesNow', {
              amount: full(read.amount),
              rest: full(read.rest),
            })}
          </Notice>
        )}
      </div>
    </>
  );
}
