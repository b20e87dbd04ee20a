import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { editorTexts } from '../texts.ts';
import { parseWhole } from '../../../../../lib/format/parse-amount.ts';

interface NumberFieldProps {
  name: string;
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  least?: number;
  most: number;
  value: number | null;
  disabled?: boolean;
  onChange: (value: number | null) => void;
}

const shown = (value: number | null) => (value === null ? '' : String(value));

/** A whole number; scrolling never changes it. Keeps what is typed, also while that is no number. */
export function NumberField({ least = 0, most, value, onChange, error, ...field }: NumberFieldProps) {
  const t = useTexts(editorTexts);
  const [typed, setTyped] = useState({ text: shown(value), of: value });
  if (typed.of !== value)
    setTyped({ text: parseWhole(typed.text, most) === value ? typed.text : shown(value), of: value });
  const isWrong = parseWhole(typed.text, most) === undefined;
  return (
    <TextField
      {...field}
      className="pe-number"
      inputMode="numeric"
      autoComplete="off"
      value={typed.text}
      error={isWrong ? t('number.wrong', { least, most }) : error}
      onChange={({ currentTarget: { value: text } }) => {
        const next = parseWhole(text, most);
        setTyped({ text, of: next === undefined ? value : next });
        if (next !== undefined && next !== value) onChange(next);
      }}
    />
  );
}
