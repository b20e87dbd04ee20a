import { type ColumnMapping, FACILITY_FIELDS, type FacilityField, type Import } from '@travesia/contracts/imports';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { importsTexts } from '../texts.ts';

const columnsOf = (source: ColumnMapping[FacilityField]): string =>
  source === undefined ? '' : typeof source === 'string' ? source : Array.isArray(source) ? (source[0] ?? '') : '';

/** Which column feeds which field of a listing. */
export function OwnColumns({ one: { options, reading } }: { one: Import }) {
  const t = useTexts(importsTexts);
  const columns = reading?.columns ?? [];
  return (
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
  );
}
