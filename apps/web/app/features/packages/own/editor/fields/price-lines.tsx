import { PACKAGE_LIMITS, type PackageLine as Line, priceOf } from '@travesia/contracts/packages';
import type { Money } from '@travesia/contracts/kit';
import { useEffect, useRef } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { IconButton } from '../../../../../ui/action/button.tsx';
import { useFieldError } from '../../../../../ui/field/field-errors.ts';
import { fieldId } from '../../../../../ui/field/field-id.ts';
import { FieldNotes } from '../../../../../ui/field/field-notes.tsx';
import { SelectField } from '../../../../../ui/field/select-field.tsx';
import { showToast } from '../../../../../ui/toast/show-toast.ts';
import { editorTexts } from '../texts.ts';
import { MoneyField } from './money-field.tsx';
import type { PriceProps } from './section-props.ts';

/** Taxes and fees are always apart, after everything else. */
const TAXES = 'taxes_fees';
const inOrder = (lines: Line[]): Line[] => [
  ...lines.filter(({ key }) => key !== TAXES),
  ...lines.filter(({ key }) => key === TAXES),
];

/** The lines of the price and their sum. */
export function PriceLines({ value, set, editor, may }: PriceProps) {
  const t = useTexts(editorTexts);
  const error = useFieldError('lines', undefined);
  const { lines, currency, items } = value;
  const body = useRef<HTMLDivElement>(null);
  const next = useRef<string | null>(null);
  useEffect(() => {
    const name = next.current;
    next.current = null;
    if (name) body.current?.querySelector<HTMLElement>(`#${fieldId(name)}`)?.focus();
  });
  const labelOf = (key: string) => editor.items.find((one) => one.key === key)?.label ?? key;
  const put = (changed: Line[], save: 'now' | 'pause') => set({ lines: inOrder(changed) }, save);
  const amountAt = (at: number, amount: Money | null) =>
    put(
      lines.map((line, place) => (place === at ? { ...line, amount: amount ?? { amount: 0, currency } } : line)),
      'pause',
    );
  const remove = (line: Line) => {
    next.current = 'lines-add';
    put(
      lines.filter((one) => one !== line),
      'now',
    );
    showToast(t('price.removed', { name: labelOf(line.key) }), {
      label: t('undo'),
      hint: t('undo.hint'),
      run: () => put([...lines.filter(({ key }) => key !== line.key), line], 'now'),
    });
  };
  const used = new Set(lines.map(({ key }) => key));
  const free = items.filter(({ key, answer }) => !used.has(key) && (answer === 'included' || key === TAXES));
  const add = (key: string) => {
    if (!key) return;
    const added = inOrder([...lines, { key, amount: { amount: 0, currency } }]);
    next.current = `lines.${added.findIndex((one) => one.key === key)}.amount`;
    put(added, 'now');
  };
  return (
    <div ref={body} className="stack" id={fieldId('lines')} tabIndex={-1} role="group" aria-label={t('price.lines')}>
      {lines.length ? (
        <ul className="pe-lines">
          {lines.map((line, at) => (
            <li key={line.key} id={fieldId(`lines.${at}`)} tabIndex={-1}>
              <LineFields line={line} at={at} label={labelOf(line.key)} currency={currency} onChange={amountAt} />
              {may.price ? (
                <IconButton
                  type="button"
                  icon="x"
                  label={t('price.remove', { name: labelOf(line.key) })}
                  onClick={() => remove(line)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="small muted">{t('price.none')}</p>
      )}
      <Sum lines={lines} />
      <FieldNotes id={fieldId('lines')} error={error} />
      {free.length && lines.length < PACKAGE_LIMITS.lines ? (
        <SelectField
          name="lines-add"
          className="pe-short"
          label={t('price.add')}
          hint={t('price.addHint')}
          value=""
          onChange={({ currentTarget }) => add(currentTarget.value)}
          options={[
            { value: '', label: t('price.choose') },
            ...free.map(({ key }) => ({ value: key, label: labelOf(key) })),
          ]}
        />
      ) : null}
    </div>
  );
}

interface LineFieldsProps {
  line: Line;
  at: number;
  label: string;
  currency: string;
  onChange: (at: number, amount: Money | null) => void;
}

function LineFields({ line, at, label, currency, onChange }: LineFieldsProps) {
  const path = `lines.${at}`;
  const error = useFieldError(path, undefined);
  return (
    <div className="pe-line">
      <MoneyField
        name={`${path}.amount`}
        label={label}
        currency={currency}
        // An amount that was not entered yet is no amount.
        value={line.amount.amount === 0 ? null : line.amount}
        onChange={(amount) => onChange(at, amount)}
      />
      <FieldNotes id={fieldId(path)} error={error} />
    </div>
  );
}

function Sum({ lines }: { lines: Line[] }) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const price = priceOf(lines);
  if (!price) return null;
  return (
    <p className="pe-sum num">
      <span className="strong">{t('price.sum')}</span>
      <span className="pe-adding muted">
        {lines.length > 1 ? lines.map(({ amount }) => format.amount(amount)).join(' + ') : null}
      </span>
      <output className="strong">{format.money(price)}</output>
    </p>
  );
}
