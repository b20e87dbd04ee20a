import { counterProposal, type PackageProposalDetail } from '@travesia/contracts/packages';
import { useAct } from '../../../lib/calls/use-act.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { DialogForm } from '../../../lib/forms/dialog-form.tsx';
import { TypedArea, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { parseAmount } from '../../../lib/format/parse-amount.ts';
import { answersIn, ItemAnswers } from './item-answers.tsx';
import { TermFields, termFaults, termsIn, termsStart } from './term-fields.tsx';
import { proposalTexts } from './texts.ts';

/** Form names of the call's fields. */
const NAMES = Object.fromEntries(
  ['deposit_percent', 'cancellation_policy', 'nights', 'stay_days'].map((name) => [`terms.${name}`, name]),
);

interface CounterDialogProps {
  proposal: PackageProposalDetail;
  onSent: (proposal: PackageProposalDetail) => void;
  onClose: () => void;
}

/** Another price, and other items and terms if wanted. */
export function CounterDialog({ proposal, onSent, onClose }: CounterDialogProps) {
  const t = useTexts(proposalTexts);
  const format = useFormat();
  const language = useLocale();
  const { busy, problem, fault, run } = useAct();
  const { id, version, price, floor, ceiling, editor, content } = proposal;
  const start: Record<string, string> = {
    ...termsStart(content),
    price: format.amount(price),
    message: '',
  };
  const { form } = useTypedForm(`proposal.${id}.counter`, start);
  const read = (text: string | undefined) => parseAmount(text ?? '', price.currency);
  const limits = [
    floor ? t('fact.from', { price: format.money(floor) }) : null,
    ceiling ? t('fact.to', { price: format.money(ceiling) }) : null,
  ].filter((one) => one !== null);
  const send = (typed: Record<string, string>) =>
    run(async () => {
      const body = {
        version,
        price: read(typed['price'])?.amount ?? 0,
        items: answersIn(typed),
        terms: termsIn(typed, content),
        message: (typed['message'] ?? '').trim(),
      };
      onSent(await sessionCall(counterProposal, { params: { id }, query: { language }, body }));
      return true;
    });
  return (
    <DialogForm
      title={t('counter.title')}
      form={form}
      cancel={t('cancel')}
      submit={t('counter.submit')}
      busy={busy}
      fault={fault}
      problem={problem}
      check={(typed) => ({
        price: read(typed['price']) ? undefined : t('price.wrong'),
        ...termFaults(typed, {
          deposit: t('terms.depositHint', { least: editor.deposit.least, most: editor.deposit.most }),
          number: t('terms.wrong'),
        }),
      })}
      names={NAMES}
      onSubmit={send}
      onClose={onClose}
    >
      <TypedText
        name="price"
        label={t('counter.price', { currency: price.currency })}
        hint={limits.length ? limits.join(', ') : undefined}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TermFields editor={editor} content={content} />
      <ItemAnswers items={editor.items} />
      <TypedArea
        name="message"
        label={t('counter.message', { name: proposal.organization.name })}
        rows={3}
        maxLength={1000}
      />
    </DialogForm>
  );
}
