import {
  type ColumnMapping,
  describeImport,
  FACILITY_FIELDS,
  type FacilityField,
  type Import,
  type ImportOptions,
  type ImportPreset,
} from '@travesia/contracts/imports';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useAct } from '../../../../lib/calls/use-act.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { showToast } from '../../../../ui/toast/show-toast.ts';
import { FailedAct } from '../../workbench/states.tsx';
import { importsTexts } from '../texts.ts';

interface DescribeFormProps {
  one: Import;
  presets: readonly ImportPreset[];
  show: (one: Import) => void;
  reload: () => Promise<void>;
}

const OWN = '(own)';
const columnsOf = (source: ColumnMapping[FacilityField]): string =>
  source === undefined ? '' : typeof source === 'string' ? source : Array.isArray(source) ? (source[0] ?? '') : '';

/** How a register is read: a preset or own columns, country, name and licence. */
export function DescribeForm({ one, presets, show, reload }: DescribeFormProps) {
  const t = useTexts(importsTexts);
  const { busy, problem, run } = useAct();
  const { options, reading } = one;
  const [how, setHow] = useState(options.mapping ? OWN : (options.preset ?? ''));
  const columns = reading?.columns ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim() || null;
    const mapping =
      how === OWN
        ? Object.fromEntries(FACILITY_FIELDS.flatMap((field) => (text(field) ? [[field, text(field)]] : [])))
        : null;
    const written: ImportOptions = {
      preset: how && how !== OWN ? how : null,
      mapping: mapping as ColumnMapping | null,
      country: text('country')?.toUpperCase() ?? null,
      source_key: text('source_key'),
      source_name: text('source_name'),
      licence: text('licence'),
    };
    void run(async () => {
      try {
        const { id, version } = one;
        show(await sessionCall(describeImport, { params: { id }, body: { options: written, version } }));
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
        <div className="bench-columns">
          <SelectField
            name="how"
            label={t('describe.how')}
            value={how}
            onChange={({ currentTarget }) => setHow(currentTarget.value)}
            options={[
              { value: '', label: t('describe.find') },
              { value: OWN, label: t('describe.own') },
              ...presets.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
          <TextField
            name="country"
            label={t('describe.country')}
            hint={t('describe.country.hint')}
            maxLength={2}
            defaultValue={options.country ?? (reading?.countries.length === 1 ? reading.countries[0] : '')}
          />
          <TextField
            name="source_key"
            label={t('describe.key')}
            hint={t('describe.key.hint')}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            defaultValue={options.source_key ?? reading?.source_key ?? ''}
          />
          <TextField name="source_name" label={t('describe.name')} defaultValue={options.source_name ?? ''} />
          <TextField name="licence" label={t('describe.licence')} defaultValue={options.licence ?? ''} />
        </div>
        {how === OWN ? (
          <Disclosure summary={t('describe.columns')} open>
            <div className="bench-columns">
              {FACILITY_FIELDS.map((field) => (
                <SelectField
                  key={field}
                  name={field}
                  label={t(`field.${field}`)}
                  defaultValue={columnsOf((options.mapping ?? reading?.mapping ?? {})[field])}
                  options={[
                    { value: '', label: t('describe.none') },
                    ...columns.map((column) => ({ value: column, label: column })),
                  ]}
                />
              ))}
            </div>
          </Disclosure>
        ) : null}
        <FailedAct problem={problem} />
        <Button busy={busy} className="bench-start" icon="refresh-cw">
          {t('describe.save')}
        </Button>
      </form>
    </section>
  );
}
