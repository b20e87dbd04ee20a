import type { Money } from '@travesia/contracts/kit';
import { type ReactNode, useState } from 'react';
import { currencySymbol } from '../../../../../lib/format/money.ts';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { editorTexts } from '../texts.ts';
import { parseAmount } from '../../../../../lib/format/parse-amount.ts';

interface MoneyFieldProps {
  name: string;
  label: ReactNode;
  hideLabel?: boolean;
  currency: string;
  value: Money | null;
  disabled?: boolean;
  onChange: (value: Money | null) => void;
}

const same = (one: Money | null | undefined, other: Money | null) =>
  one === undefined ? false : one?.amount === other?.amount && one?.currency === other?.currency;

/** An amount. It keeps what is typed, with either decimal sign, and says how it was read. */
export function MoneyField({ name, label, hideLabel = false, currency, value, disabled, onChange }: MoneyFieldProps) {
  const t = useTexts(editorTexts);
  const format = useFormat();
  const shown = (money: Money | null) => (money ? format.amount(money) : '');
  const [typed, setTyped] = useState({ text: shown(value), of: value });
  // Changed elsewhere, such as by someone else or by undoing.
  if (!same(typed.of, value))
    setTyped({ text: same(parseAmount(typed.text, currency), value) ? typed.text : shown(value), of: value });
  const read = parseAmount(typed.text, currency);
  const isRewritten = read && typed.text.trim() !== shown(read);
  return (
    <TextField
      name={name}
      className="pe-money"
      label={label}
      hideLabel={hideLabel}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      placeholder={currencySymbol(currency)}
      value={typed.text}
      error={
        read === undefined ? t('amount.wrong', { example: format.amount({ amount: 450_000, currency }) }) : undefined
      }
      hint={isRewritten ? t('amount.read', { amount: format.money(read) }) : undefined}
      onChange={({ currentTarget: { value: text } }) => {
        const next = parseAmount(text, currency);
        setTyped({ text, of: next === undefined ? value : next });
        if (next !== undefined && !same(next, value)) onChange(next);
      }}
    />
  );
}
