import { type ColumnMapping, FACILITY_FIELDS, type FacilityField, type Import } from '@travesia/contracts/imports';
import { TypedSelect } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import { importsTexts } from '../texts.ts';

function columnOf(source: ColumnMapping[FacilityField]): string {
  if (source === undefined) return '';
  if (typeof source === 'string') return source;
  const columns = Array.isArray(source) ? source : 'columns' in source ? source.columns : [];
  return columns[0] ?? '';
}

/** Form name of a column field: a registry has a country too. */
export const columnField = (field: FacilityField): string => `column.${field}`;

/** The known mapping of columns to fields. */
export const columnsOf = ({ options, reading }: Import): Record<string, string> =>
  Object.fromEntries(
    FACILITY_FIELDS.map((field) => [columnField(field), columnOf((options.mapping ?? reading?.mapping ?? {})[field])]),
  );

/** Maps columns to listing fields. */
export function OwnColumns({ columns }: { columns: readonly string[] }) {
  const t = useTexts(importsTexts);
  return (
    <Disclosure summary={t('describe.columns')} open>
      <div className="bench-columns">
        {FACILITY_FIELDS.map((field) => (
          <TypedSelect
            key={field}
            name={columnField(field)}
            label={t(`field.${field}`)}
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
