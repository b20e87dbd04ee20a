import {
  type AnswerIssue,
  checkAnswers,
  type IntakeAnswer,
  type IntakeAnswers,
  type IntakeQuestion,
  type IntakeSection,
  visibleQuestions,
} from '@travesia/contracts/journeys';
import type { Locale } from '@travesia/contracts/kit';
import { useState } from 'react';
import { LocaleProvider, useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { CheckboxList, RadioList } from '../../../../ui/field/choice-list.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { textIn } from '../../templates/step-list.ts';
import { journeysTexts } from '../../texts.ts';
import { LanguageButtons } from '../../ui/language-buttons.tsx';
import { intakeTexts } from '../texts.ts';

interface PreviewProps {
  sections: readonly IntakeSection[];
}

/** The form as a patient fills it in on a phone: answers show and hide questions. Nothing leaves the page. */
export function PhonePreview({ sections }: PreviewProps) {
  const t = useTexts(intakeTexts);
  const locale = useLocale();
  const [language, setLanguage] = useState<Locale>(locale);
  return (
    <section className="config-side" aria-labelledby="phone-preview">
      <h2 id="phone-preview">{t('preview.heading')}</h2>
      <p className="muted small">{t('preview.lead')}</p>
      <LanguageButtons chosen={language} choose={setLanguage} />
      <div className="phone" lang={language}>
        <LocaleProvider locale={language}>
          <PhoneForm sections={sections} />
        </LocaleProvider>
      </div>
    </section>
  );
}

function PhoneForm({ sections }: PreviewProps) {
  const t = useTexts(intakeTexts);
  const language = useLocale();
  const [answers, setAnswers] = useState<IntakeAnswers>({});
  const [isChecked, setIsChecked] = useState(false);
  const shown = new Set(visibleQuestions({ sections }, answers).map(({ id }) => id));
  const issues = isChecked ? checkAnswers({ sections }, answers) : [];
  const put = (id: string, answer: IntakeAnswer | undefined) => setAnswers({ ...answers, [id]: answer });
  return (
    <>
      {sections.map(({ id, questions, title }) => {
        const visible = questions.filter((question) => shown.has(question.id));
        return visible.length ? (
          <section key={id}>
            <h3 className="config-stage">{textIn(title, language)}</h3>
            {visible.map((question) => (
              <PhoneQuestion
                key={question.id}
                question={question}
                answer={answers[question.id]}
                issue={issues.find((one) => one.question === question.id)}
                put={(answer) => put(question.id, answer)}
              />
            ))}
          </section>
        ) : null;
      })}
      <p role="status" className={issues.length ? 'field-error' : 'muted'}>
        {isChecked ? (issues.length ? t('preview.open', { count: issues.length }) : t('preview.fine')) : null}
      </p>
      <div className="row">
        <Button type="button" variant="primary" size="small" onClick={() => setIsChecked(true)}>
          {t('preview.check')}
        </Button>
        <Button
          type="button"
          variant="quiet"
          size="small"
          onClick={() => {
            setAnswers({});
            setIsChecked(false);
          }}
        >
          {t('preview.clear')}
        </Button>
      </div>
    </>
  );
}

interface PhoneQuestionProps {
  question: IntakeQuestion;
  answer: IntakeAnswer | undefined;
  issue: AnswerIssue | undefined;
  put: (answer: IntakeAnswer | undefined) => void;
}

function PhoneQuestion({ question, answer, issue, put }: PhoneQuestionProps) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const language = useLocale();
  const { file, id, max, min, options, required, text, type, unit, why } = question;
  const label = `${textIn(text, language) || words('untitled')}${required ? '' : ` (${t('preview.optional')})`}`;
  const error = issue ? t(`issue.${issue.code}`, { min: min ?? 0, max: max ?? 0 }) : undefined;
  const common = { name: `preview.${id}`, hint: textIn(why, language) || undefined, error };
  const choices =
    type === 'yes_no'
      ? (['yes', 'no'] as const).map((value) => ({ value, label: t(`answer.${value}`) }))
      : options.map((option) => ({ value: option.id, label: textIn(option.text, language) }));
  const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? (answer as readonly string[]) : [];
  const typed = { value: answer === undefined ? '' : String(answer), label };
  switch (type) {
    case 'yes_no':
    case 'one_of':
      return (
        <RadioList {...common} legend={label} choices={choices} chosen={chosen} onChoose={(value) => put(value)} />
      );
    case 'many_of':
      return (
        <CheckboxList
          {...common}
          legend={label}
          choices={choices}
          chosen={chosen}
          onChoose={(value, isChosen) =>
            put(choices.map((one) => one.value).filter((one) => (one === value ? isChosen : chosen.includes(one))))
          }
        />
      );
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          {...typed}
          label={unit ? `${label} (${unit})` : label}
          onChange={({ currentTarget: { value } }) => put(value === '' ? undefined : Number(value))}
        />
      );
    case 'file':
      return (
        <TextField
          {...common}
          type="file"
          label={label}
          hint={file ? t('preview.file', { file: words(`file.${file}`) }) : common.hint}
          onChange={({ currentTarget }) => put(currentTarget.files?.[0]?.name)}
        />
      );
    case 'long_text':
      return <TextArea {...common} {...typed} rows={3} onChange={({ currentTarget: { value } }) => put(value)} />;
    case 'date':
    case 'short_text':
      return (
        <TextField
          {...common}
          type={type === 'date' ? 'date' : 'text'}
          {...typed}
          onChange={({ currentTarget: { value } }) => put(value)}
        />
      );
  }
}
