import { MOST_ACCREDITATIONS } from '@travesia/contracts/applications';
import { useState } from 'react';
import { type Draft, useDraftField } from '../../../../lib/forms/draft/use-draft-form.ts';
import { refusedSentence } from '../../../../lib/forms/form-state.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { type Accreditation, ACCREDITATIONS, accreditationsOf, accreditationsText } from '../application-values.ts';
import { inForm } from '../fields.ts';
import { applyTexts } from '../texts.ts';

interface AccreditationFieldsProps extends Draft {
  errorOf: (field: string) => string | undefined;
}

interface Row {
  key: string;
  item: Accreditation;
}

const EMPTY: Accreditation = { body: '', number: '', valid_until: '' };
const path = (field: string) => inForm('accreditations', field);

/** Accreditations with body, number and expiration date; or a statement that there are none. */
export function AccreditationFields({ errorOf, draft, state }: AccreditationFieldsProps) {
  const t = useTexts(applyTexts);
  const none = useDraftField({ draft, state }, path('none')).value === 'true';
  const locale = useLocale();
  const { value, refused, bind } = useDraftField({ draft, state }, ACCREDITATIONS);
  const ofList = refused ? refusedSentence(locale, value, refused) : errorOf('items');
  const { rows, put, add } = useRows(value, (text, save) => draft.edit(ACCREDITATIONS, text, save));
  const field = ({ key, item }: Row, name: keyof Accreditation, at: number) => ({
    name: path(`items.${at}.${name}`),
    label: t(`field.accreditations.${name}`),
    value: item[name],
    onFocus: bind.onFocus,
    onBlur: bind.onBlur,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      put(
        rows.map((row) => (row.key === key ? { key, item: { ...item, [name]: currentTarget.value } } : row)),
        'pause',
      ),
  });
  return (
    <>
      <TickBox name={path('none')} ticked={none} onTick={(is) => draft.edit(path('none'), is ? 'true' : '', 'now')}>
        {t('field.accreditations.none')}
      </TickBox>
      <div hidden={none} className="apply-rows">
        {rows.map((row, at) => (
          <fieldset key={row.key} className="apply-row">
            <legend className="field-label">{t('accreditation.legend', { number: at + 1 })}</legend>
            <TextField
              {...field(row, 'body', at)}
              hint={t('accreditation.bodyHint')}
              error={errorOf(`items.${at}.body`) ?? (at === 0 ? ofList : undefined)}
              maxLength={160}
            />
            <div className="apply-pair">
              <TextField {...field(row, 'number', at)} maxLength={80} />
              <TextField {...field(row, 'valid_until', at)} type="date" error={errorOf(`items.${at}.valid_until`)} />
            </div>
            {rows.length > 1 ? (
              <Button
                type="button"
                size="small"
                variant="quiet"
                icon="x"
                onClick={() => {
                  put(
                    rows.filter(({ key }) => key !== row.key),
                    'now',
                  );
                  document.getElementById(fieldId(path('none')))?.focus();
                }}
              >
                {t('accreditation.remove', { number: at + 1 })}
              </Button>
            ) : null}
          </fieldset>
        ))}
        {rows.length < MOST_ACCREDITATIONS ? (
          <Button type="button" size="small" icon="plus" onClick={add}>
            {t('accreditation.add')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/**
 * Rows have their own keys, so that a removed row does not pass its text to the next. Rows without text exist only
 * here.
 */
function useRows(text: string, edit: (text: string, save: 'now' | 'pause') => void) {
  const [rows, setRows] = useState(() => rowsOf(text));
  const textOf = (some: readonly Row[]) => accreditationsText(some.map(({ item }) => item));
  // Saved elsewhere, discarded, or normalized by the server.
  if (textOf(rows) !== accreditationsText(accreditationsOf(text))) setRows(rowsOf(text));
  return {
    rows,
    put: (changed: readonly Row[], save: 'now' | 'pause') => {
      setRows([...changed]);
      edit(textOf(changed), save);
    },
    add: () => setRows((known) => [...known, rowOf(EMPTY)]),
  };
}

const rowOf = (item: Accreditation): Row => ({ key: crypto.randomUUID(), item });

function rowsOf(text: string): Row[] {
  const items = accreditationsOf(text);
  return (items.length ? items : [EMPTY]).map(rowOf);
}
