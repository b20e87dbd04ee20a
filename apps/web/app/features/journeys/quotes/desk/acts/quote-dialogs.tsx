import { discardQuote, type Quote, sendQuote } from '@travesia/contracts/journeys';
import { useNavigate } from 'react-router';
import { useAct } from '../../../../../lib/calls/use-act.ts';
import { dropDraft } from '../../../../../lib/forms/draft/use-draft-form.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../../../lib/screen/confirm-dialog.tsx';
import { sessionCall } from '../../../../../lib/session/session-call.ts';
import { useSession } from '../../../../../lib/session/session-store.ts';
import { showToast } from '../../../../../ui/toast/show-toast.ts';
import { quoteDeskTexts } from '../texts.ts';
import { draftPart, type QuoteWork } from '../use-quote-draft.ts';

interface SendDialogProps {
  work: QuoteWork;
  /** Name of the patient. */
  patient: string;
  onSent: (quote: Quote) => void;
  onClose: () => void;
}

/** Says what happens, and sends the quote. */
export function SendDialog({ work: { known, draft }, patient, onSent, onClose }: SendDialogProps) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  const owner = useSession((session) => session.user?.id ?? '');
  const { busy, problem, run } = useAct();
  const { kind, total, content } = known;
  const send = () =>
    run(async () => {
      const params = { id: known.journey_id, quoteId: known.id };
      const sent = await sessionCall(sendQuote, { params, body: { version: draft.saved.version } });
      dropDraft(owner, draftPart(known.id));
      showToast(t(`sent.${kind}`));
      onClose();
      onSent(sent);
    });
  return (
    <ConfirmDialog
      title={t(`send.title.${kind}`, { name: patient, amount: format.money(total) })}
      confirm={t(`send.${kind}`)}
      isWanted
      busy={busy}
      problem={problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <ul className="quote-points">
        <li>{t('send.told', { days: content.valid_days })}</li>
        <li>{t('send.fixed')}</li>
        <li>{t(kind === 'quote' ? 'send.replaces' : 'send.holds')}</li>
        {known.needs_signature ? <li>{t('needsSignature')}</li> : null}
      </ul>
    </ConfirmDialog>
  );
}

/** Deletes a draft. */
export function DiscardDialog({ quote, back, onClose }: { quote: Quote; back: string; onClose: () => void }) {
  const t = useTexts(quoteDeskTexts);
  const path = useLocalPath();
  const navigate = useNavigate();
  const owner = useSession((session) => session.user?.id ?? '');
  const { busy, problem, run } = useAct();
  const discard = () =>
    run(async () => {
      await sessionCall(discardQuote, { params: { id: quote.journey_id, quoteId: quote.id } });
      dropDraft(owner, draftPart(quote.id));
      showToast(t('discard.done'));
      await navigate(path(back), { replace: true });
    });
  return (
    <ConfirmDialog
      title={t('discard.title')}
      confirm={t('discard.open')}
      busy={busy}
      problem={problem}
      onConfirm={() => void discard()}
      onClose={onClose}
    >
      <p>{t('discard.text')}</p>
    </ConfirmDialog>
  );
}
