import {
  type ColumnMapping,
  describeImport,
  FACILITY_FIELDS,
  type Import,
  type ImportOptions,
  type ImportPreset,
} from '@travesia/contracts/imports';
import type { FormEvent } from 'react';
import { TypedFields, TypedSelect } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTypedForm } from '../../../lib/forms/draft/use-typed-form.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useAct } from '../../../lib/calls/use-act.ts';
import { Button } from '../../../ui/action/button.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { FailedAct } from '../../../lib/workbench/states.tsx';
import { importsTexts } from '../texts.ts';
import { columnField, columnsOf, OwnColumns } from './own-columns.tsx';
import { RegisterFields, registerOf } from './register-fields.tsx';

interface DescribeFormProps {
  one: Import;
  presets: readonly ImportPreset[];
  show: (one: Import) => void;
  reload: () => Promise<void>;
}

const OWN = '(own)';
const howOf = ({ options }: Import): string => (options.mapping ? OWN : (options.preset ?? ''));
/** Screen names of the API fields. */
const FIELDS = {
  preset: 'describe.how',
  country: 'describe.country',
  source_key: 'describe.key',
  source_name: 'describe.name',
  licence: 'describe.licence',
} as const;

/** How to read a registry: a preset or custom columns, country, name and license. */
export function DescribeForm({ one, presets, show, reload }: DescribeFormProps) {
  const t = useTexts(importsTexts);
  const { busy, problem, run } = useAct();
  const { reading } = one;
  const { form, typed } = useTypedForm<Record<string, string>>(`import.${one.id}`, {
    ...registerOf(one),
    ...columnsOf(one),
    how: howOf(one),
  });
  const { how } = typed;
  const nameOf = (path: string) => {
    const part = path.split('.')[1];
    if (part === 'mapping') return t('describe.columns');
    const field = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).find((key) => key === part);
    return field ? t(FIELDS[field]) : null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = (name: string) => (typed[name] ?? '').trim() || null;
    const mapping =
      how === OWN
        ? Object.fromEntries(
            FACILITY_FIELDS.flatMap((field) => (text(columnField(field)) ? [[field, text(columnField(field))]] : [])),
          )
        : null;
    const written: ImportOptions = {
      preset: how && how !== OWN ? how : null,
      mapping: mapping as ColumnMapping | null,
      country: text('country')?.toUpperCase() ?? null,
      source_key: text('source_key'),
      source_name: text('source_name'),
      licence: text('licence'),
      kinds: one.options.kinds ?? null,
    };
    void run(async () => {
      try {
        const { id, version } = one;
        show(await sessionCall(describeImport, { params: { id }, body: { options: written, version } }));
        form.clear();
        showToast(t('describe.saved'));
      } catch (error) {
        await reload();
        throw error;
      }
    });
  };
  return (
    <section>
      <h2>{t('describe')}</h2>
      {reading ? (
        <p className="measure">
          {t(`how.${reading.how}`, { preset: reading.preset ?? '', confidence: Math.round(reading.confidence * 100) })}
        </p>
      ) : null}
      <form className="bench-form" data-draft="own" onSubmit={submit}>
        <TypedFields form={form}>
          <div className="bench-columns">
            <TypedSelect
              name="how"
              label={t('describe.how')}
              options={[
                { value: '', label: t('describe.find') },
                { value: OWN, label: t('describe.own') },
                ...presets.map(({ id, label }) => ({ value: id, label })),
              ]}
            />
            <RegisterFields />
          </div>
          {how === OWN ? <OwnColumns columns={reading?.columns ?? []} /> : null}
        </TypedFields>
        <FailedAct problem={problem} nameOf={nameOf} />
        <Button busy={busy} className="bench-start" icon="refresh-cw">
          {t('describe.save')}
        </Button>
      </form>
    </section>
  );
}
