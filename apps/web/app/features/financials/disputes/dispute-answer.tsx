import '../financials.css';
import { type DisputeCase, STATEMENT_MOST } from '@travesia/contracts/payments';
import { useState } from 'react';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { SavedField } from '../../../lib/forms/draft/saved-field.tsx';
import { SavedForm } from '../../../lib/forms/draft/saved-form.tsx';
import { useDraftForm } from '../../../lib/forms/draft/use-draft-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ConfirmDialog } from '../../../lib/screen/confirm-dialog.tsx';
import { LoadState } from '../../../lib/screen/load-state.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { financialsTexts } from '../texts.ts';
import { useMoney } from '../ui/use-money.ts';
import { DISPUTE_CALLS, type DisputeSide, type ShownCase } from './dispute-calls.ts';
import { DisputeState } from './dispute-state.tsx';
import { EvidenceList } from './evidence-list.tsx';

interface DisputeAnswerProps {
  id: string;
  side: DisputeSide;
}

const SOON_MS = 5000;

/** A dispute with its deadline, its checklist, the statement, and submitting them to the bank, once. */
export function DisputeAnswer({ id, side }: DisputeAnswerProps) {
  const every = (known: DisputeCase | undefined) => (known?.answer.status === 'sending' ? SOON_MS : null);
  const loaded = useCall(DISPUTE_CALLS[side].get, { params: { id } }, { every });
  return (
    <LoadState loaded={loaded} tall>
      {(dispute) => <Whole key={id} dispute={dispute} side={side} show={loaded.show} />}
    </LoadState>
  );
}

function Whole(shown: ShownCase) {
  const t = useTexts(financialsTexts);
  const { dispute } = shown;
  const mayEdit = dispute.actions.includes('edit');
  return (
    <div className="stack-wide">
      <DisputeState dispute={dispute} />
      <section className="stack" aria-labelledby={`dispute-evidence-${dispute.id}`}>
        <h2 id={`dispute-evidence-${dispute.id}`}>{t('evidence.heading')}</h2>
        <p className="small muted measure">{t('evidence.lead')}</p>
        <EvidenceList {...shown} />
      </section>
      <section className="stack" aria-labelledby={`dispute-statement-${dispute.id}`}>
        <h2 id={`dispute-statement-${dispute.id}`}>{t('statement.heading')}</h2>
        {mayEdit ? (
          <Statement {...shown} />
        ) : dispute.answer.statement ? (
          <p className="dispute-statement measure">{dispute.answer.statement}</p>
        ) : (
          <p className="muted">{t('statement.none')}</p>
        )}
      </section>
      {dispute.actions.includes('submit') ? <Submit {...shown} /> : null}
    </div>
  );
}

function Statement({ dispute, side, show }: ShownCase) {
  const t = useTexts(financialsTexts);
  const owner = useSession((session) => session.user?.id ?? '');
  const { id } = dispute;
  const savedOf = ({ answer }: DisputeCase) => ({ version: answer.version, form: { statement: answer.statement } });
  const { draft, state } = useDraftForm({
    part: `dispute.${id}`,
    owner,
    saved: savedOf(dispute),
    save: async ({ statement = '' }, version) => {
      const now = await sessionCall(DISPUTE_CALLS[side].save, { params: { id }, body: { statement, version } });
      show(now);
      return savedOf(now);
    },
  });
  return (
    <SavedForm draft={draft} state={state} labelledBy={`dispute-statement-${id}`} labelOf={() => t('statement.label')}>
      <SavedField
        draft={draft}
        state={state}
        part={`dispute.${id}`}
        name="statement"
        type="area"
        rows={8}
        maxLength={STATEMENT_MOST}
        label={t('statement.label')}
        hint={t('statement.hint')}
      />
    </SavedForm>
  );
}

function Submit({ dispute, side, show }: ShownCase) {
  const t = useTexts(financialsTexts);
  const { full } = useMoney();
  const { busy, problem, run } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const { id, answer, parts } = dispute;
  const missing = parts.filter((part) => part.is_important && !part.file && part.provided.length === 0);
  const confirm = async () => {
    const body = { version: answer.version };
    const now = await run(() => sessionCall(DISPUTE_CALLS[side].submit, { params: { id }, body }));
    if (!now) return;
    setIsAsking(false);
    show(now);
    showToast(t('answer.submitted'));
  };
  return (
    <div className="stack">
      <p className="small muted measure">{t('answer.once')}</p>
      <p>
        <Button type="button" variant="primary" size="large" icon="send" onClick={() => setIsAsking(true)}>
          {t('answer.submit')}
        </Button>
      </p>
      {isAsking ? (
        <ConfirmDialog
          title={t('answer.ask', { amount: full(dispute.amount) })}
          confirm={t('answer.submit')}
          busy={busy}
          problem={problem}
          onConfirm={() => void confirm()}
          onClose={() => setIsAsking(false)}
        >
          <div className="stack">
            <p>{t('answer.askText')}</p>
            {answer.statement ? null : <p>{t('answer.noStatement')}</p>}
            {missing.length ? (
              <>
                <p>{t('answer.missing')}</p>
                <ul>
                  {missing.map(({ item }) => (
                    <li key={item}>{t(`evidence.${item}`)}</li>
                  ))}
                </ul>
              </>
            ) : null}
          </div>
        </ConfirmDialog>
      ) : null}
    </div>
  );
}
