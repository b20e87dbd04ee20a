import { type Claim, CLAIM_OUTCOMES, CLAIM_TEXT_MAX, type ClaimAction, moveClaim } from '@travesia/contracts/aftercare';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { currencySymbol } from '../../../../lib/format/money.ts';
import { parseAmount } from '../../../../lib/format/parse-amount.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { TypedArea, TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { readFiles } from '../files.ts';
import { claimsTexts } from '../texts.ts';
import { EvidenceField } from './evidence-field.tsx';

const NOTHING = { text: '', amount: '', outcome: '', files: '' };
type Typed = typeof NOTHING;

const WORDLESS: readonly ClaimAction[] = ['accept', 'ask_decision', 'withdraw'];
const DECISIONS: readonly ClaimAction[] = ['decide', 'decide_appeal'];

interface StepDialogProps {
  claim: Claim;
  action: ClaimAction;
  show: (claim: Claim) => void;
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Takes one step with a claim, in words and with what belongs to it. */
export function StepDialog({ claim, action, show, reload, onClose }: StepDialogProps) {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  const { id, version, claimed, proposed, dates, journey } = claim;
  const { form, typed } = useTypedForm<Typed>(`claim.${id}.${action}`, NOTHING);
  const { busy, fault, problem, run } = useAct();
  const isDecision = DECISIONS.includes(action);
  const isFree = WORDLESS.includes(action);
  const namesAmount = (outcome: string) => action === 'propose' || (isDecision && outcome === 'partly');
  const hasAmount = claimed !== null && namesAmount(typed.outcome);
  const check = ({ text, amount, outcome }: Typed) => ({
    text: isFree || text.trim() ? undefined : t('missing.words'),
    outcome: !isDecision || outcome ? undefined : t('missing.outcome'),
    amount: claimed && namesAmount(outcome) ? amountFault(amount, claimed) : undefined,
  });
  const amountFault = (amount: string, most: NonNullable<Claim['claimed']>) => {
    const read = parseAmount(amount, most.currency);
    if (!read) return t('amount.fault', { example: format.amount(most) });
    // In part is more than nothing and less than all; a clinic may offer all.
    if (isDecision && (read.amount < 1 || read.amount >= most.amount))
      return t('grant.fault', { most: format.money(most) });
    return read.amount > most.amount ? t('amount.tooMuch', { most: format.money(most) }) : undefined;
  };
  const send = async ({ text, amount, outcome, files }: Typed) => {
    const money = hasAmount ? parseAmount(amount, claimed.currency) : null;
    const decided = CLAIM_OUTCOMES.find((one) => one === outcome);
    const changed = await run(() =>
      sessionCall(moveClaim, {
        params: { id },
        body: {
          action,
          version,
          ...(text.trim() ? { text: text.trim() } : {}),
          ...(money ? { amount: money.amount } : {}),
          ...(isDecision && decided ? { outcome: decided } : {}),
          ...(files ? { files: readFiles(files).map((file) => file.id) } : {}),
        },
      }),
    );
    if (!changed) {
      await reload();
      return undefined;
    }
    show(changed);
    showToast(t('done'));
    return true;
  };
  return (
    <FormDialog
      title={t(`act.${action}`)}
      form={form}
      submit={t(`act.${action}`)}
      isDangerous={action === 'withdraw'}
      busy={busy}
      fault={fault}
      problem={problem}
      check={check}
      onSubmit={send}
      onClose={onClose}
    >
      {action === 'accept' && proposed ? (
        <p className="strong">{t('offered', { amount: format.money(proposed) })}</p>
      ) : null}
      <p>{t(`explain.${action}`, { due: format.instant(dates.decision_due_at, ownTimeZone()) })}</p>
      {isDecision ? <OutcomeField /> : null}
      {hasAmount ? <AmountField claimed={claimed} isDecision={isDecision} /> : null}
      <TypedArea
        name="text"
        label={t(isFree ? 'words.optional' : 'words')}
        hint={t('words.hint')}
        rows={5}
        maxLength={CLAIM_TEXT_MAX}
      />
      {isFree ? null : <EvidenceField journeyId={journey.id} form={form} value={typed.files} />}
    </FormDialog>
  );
}

/** What is offered or granted, beside what is claimed. */
function AmountField({ claimed, isDecision }: { claimed: NonNullable<Claim['claimed']>; isDecision: boolean }) {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  const amount = format.money(claimed);
  return (
    <TypedText
      name="amount"
      label={t(isDecision ? 'grant' : 'offer', { currency: currencySymbol(claimed.currency) })}
      hint={isDecision ? t('grant.hint', { most: amount }) : t('offer.hint', { amount })}
      inputMode="decimal"
      autoComplete="off"
    />
  );
}

function OutcomeField() {
  const t = useTexts(claimsTexts);
  return (
    <TypedSelect
      name="outcome"
      label={t('outcome')}
      options={[
        { value: '', label: t('subject.choose') },
        ...CLAIM_OUTCOMES.map((one) => ({ value: one, label: t(`outcome.${one}`) })),
      ]}
    />
  );
}
