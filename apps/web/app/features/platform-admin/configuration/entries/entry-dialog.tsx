import { type ReactNode, useState } from 'react';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { problemOf } from '../../../../lib/problem/problem-error.ts';
import { FormDialog } from '../../../../lib/workbench/screen/form-dialog.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { configurationTexts } from '../texts.ts';

export type EntryValues = Readonly<Record<string, string>>;

/** A field of an entry: a text, or a choice. */
export interface EntryField {
  name: string;
  label: string;
  hint?: ReactNode;
  type?: 'text' | 'date' | 'tel';
  inputMode?: 'decimal' | 'numeric';
  required?: boolean;
  maxLength?: number;
  options?: readonly { value: string; label: string }[];
}

export interface EntryDialogProps {
  /** Identifies the entry, so that typed text survives a reload. */
  place: string;
  title: string;
  /** The present values as texts; they follow changes by others. */
  start: EntryValues;
  fields: readonly EntryField[];
  save: (typed: EntryValues, reason: string, confirmed: boolean) => Promise<unknown>;
  /** Loads the configuration again: after a save, and when someone else has changed the entry. */
  reload: () => Promise<void>;
  onClose: () => void;
}

/** Changes an entry of the configuration: its fields, what would change, and the reason. */
export function EntryDialog({ place, title, start, fields, save, reload, onClose }: EntryDialogProps) {
  const t = useTexts(configurationTexts);
  const { busy, problem, fault, run } = useAct();
  const [isConfirmed, setConfirmed] = useState(false);
  const { form, typed } = useTypedForm<EntryValues>(`configuration.${place}`, { ...start, reason: '' });
  const isStale = problem?.code === 'request.stale_version';
  const isUnlikely = problem?.code === 'catalog.rate_unlikely';
  const submit = () =>
    run(async () => {
      const { reason = '', ...values } = typed;
      try {
        await save(values, reason.trim(), isConfirmed);
      } catch (error) {
        if (problemOf(error)?.code === 'request.stale_version') await reload();
        throw error;
      }
      showToast(t('entry.saved'));
      await reload();
    });
  return (
    <FormDialog
      form={form}
      title={title}
      submit={t('entry.save')}
      busy={busy}
      fault={isStale || isUnlikely ? '' : fault}
      problem={isStale || isUnlikely ? null : problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {isStale ? (
        <Notice tone="warning" role="alert">
          {t('entry.stale')}
        </Notice>
      ) : null}
      {fields.map(({ options, ...field }) =>
        options ? (
          <TypedSelect key={field.name} name={field.name} label={field.label} hint={field.hint} options={options} />
        ) : (
          <TypedText key={field.name} {...field} />
        ),
      )}
      <Changes fields={fields} start={start} typed={typed} />
      {isUnlikely ? (
        <Notice tone="warning" role="alert">
          <p>{fault}</p>
          <TickBox name="confirmed" ticked={isConfirmed} onTick={setConfirmed}>
            {t('entry.confirm')}
          </TickBox>
        </Notice>
      ) : null}
      <TypedText name="reason" label={t('entry.reason')} required minLength={5} maxLength={500} />
    </FormDialog>
  );
}

interface ChangesProps {
  fields: readonly EntryField[];
  start: EntryValues;
  typed: EntryValues;
}

function Changes({ fields, start, typed }: ChangesProps) {
  const t = useTexts(configurationTexts);
  const shown = ({ options }: EntryField, value: string) =>
    options?.find((one) => one.value === value)?.label ?? (value || t('entry.nothing'));
  const changes = fields
    .map((field) => ({ field, before: start[field.name] ?? '', after: (typed[field.name] ?? '').trim() }))
    .filter(({ before, after }) => before !== after);
  return (
    <section aria-live="polite">
      <p className="strong">{t('entry.changes', { count: changes.length })}</p>
      <dl className="admin-changes">
        {changes.map(({ field, before, after }) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <del>{shown(field, before)}</del>
              <ins>{shown(field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
