import { DISCHARGE_LIMITS, type DischargeContent } from '@travesia/contracts/journeys';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import type texts from '../locales/en.json';
import { dischargeTexts } from '../texts.ts';

type Texts = keyof typeof texts;
interface Column {
  name: string;
  label: Texts;
  isDate?: boolean;
  max?: number;
}

/** The rows of each list, and what a new one begins with. */
const LISTS = {
  implants: {
    columns: [
      { name: 'name', label: 'name' },
      { name: 'maker', label: 'maker' },
      { name: 'lot', label: 'lot', max: DISCHARGE_LIMITS.lot },
      { name: 'udi', label: 'udi', max: DISCHARGE_LIMITS.udi },
      { name: 'site', label: 'site' },
    ],
    empty: { name: '', maker: '', lot: '', udi: '', site: '' },
  },
  medicines: {
    columns: [
      { name: 'name', label: 'name' },
      { name: 'dose', label: 'dose' },
      { name: 'how', label: 'how' },
      { name: 'until', label: 'until', isDate: true },
      { name: 'lot', label: 'medicine.lot', max: DISCHARGE_LIMITS.lot },
    ],
    empty: { name: '', dose: '', how: '', until: null, lot: '' },
  },
  follow_up: {
    columns: [
      { name: 'on', label: 'on', isDate: true },
      { name: 'who', label: 'who' },
      { name: 'where', label: 'where' },
    ],
    empty: { on: null, who: '', where: '' },
  },
} as const satisfies Record<string, { columns: readonly Column[]; empty: object }>;

export type RowsKey = keyof typeof LISTS;
export const isRowsKey = (key: string): key is RowsKey => Object.hasOwn(LISTS, key);

interface RowFieldsProps {
  list: RowsKey;
  content: DischargeContent;
  put: (rows: DischargeContent[RowsKey], save: 'now' | 'pause') => void;
}

/** The rows of an item: implants, medicines or checkups. */
export function RowFields({ list, content, put }: RowFieldsProps) {
  const t = useTexts(dischargeTexts);
  const { columns, empty } = LISTS[list];
  const rows = content[list] as readonly Record<string, string | null>[];
  const write = (now: readonly object[], save: 'now' | 'pause') => put(now as never, save);
  return (
    <div className="stack">
      {rows.map((row, place) => (
        <fieldset key={place} className="plain-set discharge-row">
          <legend className="strong small">{t(`row.of.${list}`, { number: place + 1 })}</legend>
          <div className="discharge-columns">
            {columns.map(({ name, label, ...column }: Column) => (
              <TextField
                key={name}
                name={`${list}.${place}.${name}`}
                label={t(label)}
                type={column.isDate ? 'date' : 'text'}
                maxLength={column.isDate ? undefined : (column.max ?? DISCHARGE_LIMITS.line)}
                value={row[name] ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  write(
                    rows.map((one, at) =>
                      at === place ? { ...one, [name]: column.isDate ? value || null : value } : one,
                    ),
                    'pause',
                  )
                }
              />
            ))}
          </div>
          <Button
            type="button"
            size="small"
            variant="quiet"
            icon="trash-2"
            onClick={() =>
              write(
                rows.filter((_row, at) => at !== place),
                'now',
              )
            }
          >
            {t('row.remove')}
          </Button>
        </fieldset>
      ))}
      {rows.length < DISCHARGE_LIMITS.rows ? (
        <div className="row">
          <Button type="button" size="small" icon="plus" onClick={() => write([...rows, empty], 'now')}>
            {t(`row.add.${list}`)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
