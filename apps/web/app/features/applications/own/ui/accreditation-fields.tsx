import { type ApplicationSections, MOST_ACCREDITATIONS } from '@travesia/contracts/applications';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { inForm } from '../fields.ts';
import { applyTexts } from '../texts.ts';

interface AccreditationFieldsProps {
  given: ApplicationSections['accreditations'];
  /** Whether it is said that there is none. */
  none: boolean;
  errorOf: (field: string) => string | undefined;
  /** The form holds something else than before. */
  onChange: () => void;
}

const path = (field: string) => inForm('accreditations', field);

/** The accreditations, each with its body, number and last day; or that there is none. */
export function AccreditationFields({ given, none, errorOf, onChange }: AccreditationFieldsProps) {
  const t = useTexts(applyTexts);
  // Rows have keys of their own: one that is taken out must not hand its text to the next.
  const [rows, setRows] = useState(() =>
    (given.items.length ? given.items : [null]).map((item, key) => ({ key, item })),
  );
  const next = useRef(rows.length);
  const changed = useRef(false);
  useEffect(() => {
    if (changed.current) onChange();
    changed.current = false;
  });
  const alter = (change: (known: typeof rows) => typeof rows) => {
    changed.current = true;
    setRows(change);
  };
  return (
    <>
      <TickBox name={path('none')} ticked={given.none}>
        {t('field.accreditations.none')}
      </TickBox>
      <div hidden={none} className="apply-rows">
        {rows.map(({ key, item }, at) => (
          <fieldset key={key} className="apply-row">
            <legend className="field-label">{t('accreditation.legend', { number: at + 1 })}</legend>
            <TextField
              name={path(`items.${at}.body`)}
              label={t('field.accreditations.body')}
              hint={t('accreditation.bodyHint')}
              defaultValue={item?.body ?? ''}
              error={errorOf(`items.${at}.body`) ?? (at === 0 ? errorOf('items') : undefined)}
              maxLength={160}
            />
            <div className="apply-pair">
              <TextField
                name={path(`items.${at}.number`)}
                label={t('field.accreditations.number')}
                defaultValue={item?.number ?? ''}
                maxLength={80}
              />
              <TextField
                name={path(`items.${at}.valid_until`)}
                label={t('field.accreditations.valid_until')}
                type="date"
                defaultValue={item?.valid_until ?? ''}
                error={errorOf(`items.${at}.valid_until`)}
              />
            </div>
            {rows.length > 1 ? (
              <Button
                type="button"
                size="small"
                variant="quiet"
                icon="x"
                onClick={() => {
                  alter((known) => known.filter((row) => row.key !== key));
                  document.getElementById(fieldId(path('none')))?.focus();
                }}
              >
                {t('accreditation.remove', { number: at + 1 })}
              </Button>
            ) : null}
          </fieldset>
        ))}
        {rows.length < MOST_ACCREDITATIONS ? (
          <Button
            type="button"
            size="small"
            icon="plus"
            onClick={() => setRows((known) => [...known, { key: next.current++, item: null }])}
          >
            {t('accreditation.add')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
