import { CHECK_IN_TEXT_MAX, type CheckInFormQuestion, SCALE } from '@travesia/contracts/aftercare';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { TextArea } from '../../../ui/field/text-field.tsx';
import { aftercareTexts } from '../texts.ts';
import { keysIn, toggled } from './check-in-form.ts';

const SHAPES: Partial<Record<CheckInFormQuestion['type'], string>> = { scale: 'is-scale', yes_no: 'is-pair' };

interface QuestionFieldProps {
  question: CheckInFormQuestion;
  value: string;
  isMissing: boolean;
  onChange: (value: string) => void;
}

/** A question of a check-in, with targets that a shaky thumb hits. */
export function QuestionField({ question, value, isMissing, onChange }: QuestionFieldProps) {
  const t = useTexts(aftercareTexts);
  const { id, type, text, required, options, ends } = question;
  if (type === 'long_text')
    return (
      <TextArea
        name={id}
        label={text}
        hint={required ? undefined : t('form.optional')}
        rows={3}
        maxLength={CHECK_IN_TEXT_MAX}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const isMany = type === 'many_of';
  const choices =
    type === 'scale'
      ? Array.from({ length: SCALE.max - SCALE.min + 1 }, (_, index) => ({
          id: `${SCALE.min + index}`,
          text: `${SCALE.min + index}`,
        }))
      : type === 'yes_no'
        ? [
            { id: 'no', text: t('no') },
            { id: 'yes', text: t('yes') },
          ]
        : options;
  const chosen = isMany ? keysIn(value) : [value];
  const errorId = `check-in-${id}-error`;
  return (
    <fieldset
      id={`check-in-${id}`}
      className="check-in-question"
      aria-describedby={isMissing ? errorId : undefined}
      aria-invalid={isMissing || undefined}
      tabIndex={-1}
    >
      <legend>{text}</legend>
      <div className={classNames('check-in-options', SHAPES[type])}>
        {choices.map((choice) => (
          <label key={choice.id} className="check-in-option">
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={id}
              value={choice.id}
              checked={chosen.includes(choice.id)}
              onChange={({ currentTarget }) =>
                onChange(isMany ? toggled(question, value, choice.id, currentTarget.checked) : choice.id)
              }
            />
            <span className={type === 'scale' ? 'num' : undefined}>{choice.text}</span>
          </label>
        ))}
      </div>
      {ends ? (
        <p className="row between small muted">
          <span>{`0 · ${ends.low}`}</span>
          <span>{`10 · ${ends.high}`}</span>
        </p>
      ) : null}
      {isMissing ? (
        <p id={errorId} className="field-error">
          {t('form.missing')}
        </p>
      ) : null}
    </fieldset>
  );
}
