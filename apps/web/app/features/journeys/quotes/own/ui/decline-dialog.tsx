import { declineQuote, type Journey, type Quote, QUOTE_LIMITS } from '@travesia/contracts/journeys';
import { useAct } from '../../../../../lib/calls/use-act.ts';
import { DialogForm } from '../../../../../lib/forms/dialog-form.tsx';
import { TypedArea } from '../../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { showToast } from '../../../../../ui/toast/show-toast.ts';
import { ownQuotesTexts } from '../texts.ts';

interface DeclineDialogProps {
  journey: Pick<Journey, 'id' | 'provider'>;
  quote: Quote;
  onDeclined: (quote: Quote) => void;
  /** Refused because the quote has moved on: shows what it is now. */
  onRefused: () => void;
  onClose: () => void;
}

/** Declines a quote or a change order, with a reason if there is one to give. */
export function DeclineDialog({ journey, quote, onDeclined, onRefused, onClose }: DeclineDialogProps) {
  const t = useTexts(ownQuotesTexts);
  const { busy, problem, fault, run } = useAct();
  const { form } = useTypedForm(`quote.${quote.id}.decline`, { reason: '' });
  const names = { clinic: journey.provider.name };
  const isOver = quote.change?.over_limit ?? false;
  const decline = async ({ reason }: { reason: string }) => {
    const params = { id: journey.id, quoteId: quote.id };
    const words = reason.trim();
    const body = { version: quote.version, ...(words ? { reason: words } : {}) };
    const declined = await run(() => sessionCall(declineQuote, { params, body }));
    if (!declined) {
      onRefused();
      return false;
    }
    onDeclined(declined);
    showToast(t('decline.done'));
    return true;
  };
  return (
    <DialogForm
      title={t(quote.kind === 'quote' ? 'decline.title' : 'decline.titleChange')}
      form={form}
      cancel={t('decline.keep')}
      submit={t(quote.kind === 'quote' ? 'decline.submit' : 'decline.submitChange')}
      isDangerous
      busy={busy}
      problem={problem}
      fault={fault}
      onSubmit={decline}
      onClose={onClose}
    >
      <p>{t(quote.kind === 'quote' ? 'decline.text' : isOver ? 'decline.textOver' : 'decline.textChange', names)}</p>
      <TypedArea
        name="reason"
        label={t('decline.reason')}
        hint={t('decline.hint', names)}
        rows={3}
        maxLength={QUOTE_LIMITS.reason}
      />
    </DialogForm>
  );
}
