import { type AnswerIssue, type IntakeQuestion, LONG_ANSWER_MAX, SHORT_ANSWER_MAX } from '@travesia/contracts/journeys';
import { type Draft, useDraftField } from '../../../../lib/forms/draft/use-draft-form.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { CheckboxList, RadioList } from '../../../../ui/field/choice-list.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { intakeTexts } from '../../intake/texts.ts';
import { textIn } from '../../templates/step-list.ts';
import { casesTexts } from '../texts.ts';

/** Name of a question’s field on the page; the links to it use the same. */
export const questionName = (id: string): string => `case.${id}`;

interface QuestionFieldProps extends Draft {
  question: IntakeQuestion;
  issue: AnswerIssue | undefined;
  /** Whether questions without an answer are marked: only after clinics were to be asked. */
  marksMissing: boolean;
}

/** A question with the reason why it is asked. Each answer is saved as it is given. */
export function QuestionField({ question, issue, marksMissing, draft, state }: QuestionFieldProps) {
  const c = useTexts(casesTexts);
  const t = useTexts(intakeTexts);
  const language = useLocale();
  const { id, max, min, required, text, type, unit, why } = question;
  const { value, bind } = useDraftField({ draft, state }, id);
  const label = `${textIn(text, language)}${required ? '' : ` (${t('preview.optional')})`}`;
  const reason = textIn(why, language);
  const isMarked = issue && (issue.code === 'required' ? marksMissing : state.active !== id);
  const error = isMarked ? t(`issue.${issue.code}`, { min: min ?? 0, max: max ?? 0 }) : undefined;
  const common = { name: questionName(id), hint: reason ? c('why', { reason }) : undefined, error };
  const typed = {
    ...common,
    ...bind,
    value,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => draft.edit(id, currentTarget.value, 'pause'),
  };
  switch (type) {
    case 'yes_no':
    case 'one_of':
    case 'many_of':
      return (
        <ChoiceField
          question={question}
          label={label}
          look={common}
          value={value}
          put={(key) => draft.edit(id, key, 'now')}
        />
      );
    case 'number':
      return (
        <TextField
          {...typed}
          className="case-number"
          inputMode="decimal"
          maxLength={12}
          label={unit ? `${label} (${unit})` : label}
        />
      );
    case 'date':
      return <TextField {...typed} className="case-number" type="date" label={label} />;
    case 'long_text':
      return <TextArea {...typed} rows={4} maxLength={LONG_ANSWER_MAX} label={label} />;
    case 'short_text':
      return <TextField {...typed} maxLength={SHORT_ANSWER_MAX} label={label} />;
    case 'file':
      return null;
  }
}

interface ChoiceFieldProps {
  question: IntakeQuestion;
  label: string;
  look: { name: string; hint: string | undefined; error: string | undefined };
  /** The key of the chosen option, or several with spaces between. */
  value: string;
  put: (value: string) => void;
}

/** One or several of the options; an optional choice can be taken back. */
function ChoiceField({ question: { options, required, text, type }, label, look, value, put }: ChoiceFieldProps) {
  const c = useTexts(casesTexts);
  const t = useTexts(intakeTexts);
  const language = useLocale();
  const choices =
    type === 'yes_no'
      ? (['yes', 'no'] as const).map((key) => ({ value: key, label: t(`answer.${key}`) }))
      : options.map((option) => ({ value: option.id, label: textIn(option.text, language) }));
  const chosen = value.split(' ').filter(Boolean);
  const shown = { ...look, legend: label, choices, chosen };
  if (type === 'many_of') {
    const keys = choices.map((one) => one.value);
    const toggle = (key: string, isChosen: boolean) =>
      put(keys.filter((one) => (one === key ? isChosen : chosen.includes(one))).join(' '));
    return <CheckboxList {...shown} onChoose={toggle} />;
  }
  return (
    <div className={type === 'yes_no' ? 'case-short' : undefined}>
      <RadioList {...shown} onChoose={put} />
      {value && !required ? (
        <Button
          type="button"
          variant="quiet"
          size="small"
          icon="x"
          aria-label={c('clear.label', { question: textIn(text, language) })}
          onClick={() => put('')}
        >
          {c('clear')}
        </Button>
      ) : null}
    </div>
  );
}
