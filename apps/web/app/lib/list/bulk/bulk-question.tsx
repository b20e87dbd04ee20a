import { DialogForm } from '../../forms/dialog-form.tsx';
import { TypedArea } from '../../forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../forms/draft/use-typed-form.ts';
import { useFormat } from '../../format/use-format.ts';
import { useTexts } from '../../i18n/use-texts.tsx';
import { listTexts } from '../texts.ts';
import type { BulkFields, BulkQuestion as Question, Typed } from './bulk-act.ts';
import type { Bulk } from './use-bulk.ts';

interface BulkQuestionProps {
  question: Omit<Question, 'fields'>;
  /** What it asks besides the reason. */
  fields: BulkFields | undefined;
  /** Name of the act. */
  name: string;
  /** Names of the rows. */
  names: readonly string[];
  /** Number of selected rows it doesn't apply to. */
  left: number;
  bulk: Pick<Bulk<never>, 'busy' | 'fault' | 'problem' | 'confirm' | 'close'>;
}

const NAMED = 5;

/** Asks before an act on rows: how many, what follows and why, and what else the act needs. */
export default function BulkQuestion({ question, fields, name, names, left, bulk }: BulkQuestionProps) {
  const t = useTexts(listTexts);
  const format = useFormat();
  const { place, title, explain, reason, isDangerous = false } = question;
  const asksNothing = reason === 'none' && !fields;
  const { form } = useTypedForm<Typed>(asksNothing ? null : place, { reason: '', ...fields?.start });
  const { busy, fault, problem, confirm, close } = bulk;
  return (
    <DialogForm
      title={title(names.length)}
      submit={t('bulk.act', { act: name, count: names.length })}
      cancel={t('bulk.cancel')}
      isDangerous={isDangerous}
      form={form}
      busy={busy}
      fault={fault}
      problem={problem}
      onSubmit={({ reason: why = '', ...typed }) => confirm(why.trim(), typed)}
      onClose={close}
    >
      <p className="strong">{names.length > NAMED ? `${names.slice(0, NAMED).join(', ')}, …` : format.list(names)}</p>
      <p>
        {explain} {left ? t('bulk.left', { count: left }) : null}
      </p>
      {fields?.inputs}
      {reason === 'none' ? null : (
        <TypedArea
          name="reason"
          label={t(`bulk.reason.${reason}`)}
          hint={t('bulk.reason.hint')}
          required={reason === 'required'}
          minLength={5}
          maxLength={300}
          rows={3}
        />
      )}
    </DialogForm>
  );
}
