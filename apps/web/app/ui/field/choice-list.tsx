import type { ReactNode } from 'react';
import { useFormat } from '../../lib/format/use-format.ts';
import { describedBy, useFieldId } from './field-id.ts';
import { FieldNotes } from './field-notes.tsx';

export interface Choice {
  value: string;
  label: ReactNode;
  /** Number of results, for filters. */
  count?: number | undefined;
  disabled?: boolean;
}

interface ChoiceListProps {
  name: string;
  legend: ReactNode;
  choices: readonly Choice[];
  /** Selected values; a radio list uses only the first. */
  chosen: readonly string[];
  hint?: ReactNode;
  error?: ReactNode;
  /** Number of visible choices; the others are collapsed, except selected ones. */
  visible?: number;
  /** Text of the disclosure, such as "5 more". */
  moreLabel?: ReactNode;
  /** For a form that holds what is chosen; otherwise the browser does. */
  onChoose?: ((value: string, isChosen: boolean) => void) | undefined;
}

/** Multiple choice: a fieldset of checkboxes with the same name. */
export const CheckboxList = (props: ChoiceListProps) => <ChoiceList type="checkbox" {...props} />;

/** Single choice: a fieldset of radio buttons. */
export const RadioList = (props: ChoiceListProps) => <ChoiceList type="radio" {...props} />;

function ChoiceList({
  type,
  name,
  legend,
  choices,
  chosen,
  hint,
  error,
  visible,
  moreLabel,
  onChoose,
}: ChoiceListProps & { type: 'checkbox' | 'radio' }) {
  const id = useFieldId(name);
  const open =
    visible === undefined
      ? choices
      : choices.filter((choice, index) => index < visible || chosen.includes(choice.value));
  const folded = choices.filter((choice) => !open.includes(choice));
  const render = (choice: Choice) => (
    <ChoiceRow
      key={choice.value}
      type={type}
      name={name}
      choice={choice}
      checked={chosen.includes(choice.value)}
      onChoose={onChoose}
    />
  );
  return (
    <fieldset
      className="choices"
      id={id}
      aria-describedby={describedBy(id, { hint, error })}
      aria-invalid={error ? true : undefined}
    >
      <legend>{legend}</legend>
      {open.map(render)}
      {folded.length > 0 ? (
        <details>
          <summary>{moreLabel}</summary>
          {folded.map(render)}
        </details>
      ) : null}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}

function ChoiceRow({
  type,
  name,
  choice,
  checked,
  onChoose,
}: {
  type: 'checkbox' | 'radio';
  name: string;
  choice: Choice;
  checked: boolean;
  onChoose?: ChoiceListProps['onChoose'];
}) {
  const format = useFormat();
  return (
    <label className="choice">
      <input
        type={type}
        name={name}
        value={choice.value}
        disabled={choice.disabled}
        {...(onChoose
          ? { checked, onChange: ({ currentTarget }) => onChoose(choice.value, currentTarget.checked) }
          : { defaultChecked: checked })}
      />
      <span>{choice.label}</span>
      {choice.count === undefined ? null : <span className="choice-count num">{format.number(choice.count)}</span>}
    </label>
  );
}

/** A single checkbox, such as a consent or "Verified only". */
export function Checkbox({
  name,
  value = 'true',
  checked = false,
  count,
  children,
}: {
  name: string;
  value?: string;
  checked?: boolean;
  count?: number;
  children: ReactNode;
}) {
  return <ChoiceRow type="checkbox" name={name} choice={{ value, label: children, count }} checked={checked} />;
}
