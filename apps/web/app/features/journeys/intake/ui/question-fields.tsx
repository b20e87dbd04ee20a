import {
  answersOf,
  FILE_KINDS,
  type IntakeFault,
  type IntakeIssue,
  type IntakeQuestion,
  QUESTION_TEXT_MAX,
  QUESTION_TYPES,
} from '@travesia/contracts/journeys';
import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { CheckboxList } from '../../../../ui/field/choice-list.tsx';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { TextArea, TextField } from '../../../../ui/field/text-field.tsx';
import { TickBox } from '../../../../ui/field/tick-box.tsx';
import { textIn } from '../../templates/step-list.ts';
import { journeysTexts } from '../../texts.ts';
import { withType } from '../form-list.ts';
import { intakeTexts } from '../texts.ts';
import { OptionFields, type QuestionPartProps } from './option-fields.tsx';

export interface QuestionFieldsProps {
  question: IntakeQuestion;
  issues: readonly IntakeIssue[];
  /** Questions before it: those its condition may ask about. */
  earlier: readonly IntakeQuestion[];
  change: (question: IntakeQuestion, when: 'now' | 'pause') => void;
}

/** The fields of a question. Of a safety question, only the wording. */
export function QuestionFields({ question, issues, earlier, change }: QuestionFieldsProps) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const name = (field: string) => `${question.id}.${field}`;
  const set = (changes: Partial<IntakeQuestion>, when: 'now' | 'pause' = 'now') =>
    change({ ...question, ...changes }, when);
  const faultOf = (field: IntakeIssue['field']) => {
    const issue = issues.find((one) => one.field === field);
    return issue ? t(`fault.${issue.code satisfies IntakeFault}`) : undefined;
  };
  return (
    <div className="step-fields">
      <InLanguages textOf={(lang) => question.text[lang]} most={QUESTION_TEXT_MAX}>
        {({ lang, hint }) => (
          <TextArea
            name={name(`text.${lang}`)}
            lang={lang}
            rows={2}
            label={t('field.text', { language: words(`language.${lang}`) })}
            hint={hint}
            maxLength={QUESTION_TEXT_MAX}
            error={faultOf('text')}
            value={question.text[lang]}
            onChange={({ currentTarget: { value } }) => set({ text: { ...question.text, [lang]: value } }, 'pause')}
          />
        )}
      </InLanguages>
      <InLanguages textOf={(lang) => question.why[lang]} most={QUESTION_TEXT_MAX}>
        {({ lang, hint }) => (
          <TextArea
            name={name(`why.${lang}`)}
            lang={lang}
            rows={2}
            label={t('field.why', { language: words(`language.${lang}`) })}
            hint={hint}
            maxLength={QUESTION_TEXT_MAX}
            value={question.why[lang]}
            onChange={({ currentTarget: { value } }) => set({ why: { ...question.why, [lang]: value } }, 'pause')}
          />
        )}
      </InLanguages>
      {question.core ? (
        <p className="muted small">{t('core.why')}</p>
      ) : (
        <>
          <div className="field-grid">
            <TypeField question={question} change={change} />
            {question.type === 'number' ? <NumberFields question={question} set={set} fault={faultOf('max')} /> : null}
            {question.type === 'file' ? (
              <SelectField
                name={name('file')}
                label={t('field.file')}
                error={faultOf('file')}
                value={question.file ?? ''}
                options={FILE_KINDS.map((value) => ({ value, label: words(`file.${value}`) }))}
                onChange={({ currentTarget: { value } }) =>
                  set({ file: FILE_KINDS.find((one) => one === value) ?? null })
                }
              />
            ) : null}
            <Condition question={question} earlier={earlier} set={set} fault={faultOf('show_if')} />
          </div>
          <TickBox name={name('required')} ticked={question.required} onTick={(required) => set({ required })}>
            {t('field.required')}
          </TickBox>
        </>
      )}
      {question.options.length ? <OptionFields question={question} set={set} fault={faultOf('options')} /> : null}
    </div>
  );
}

function NumberFields({ question, set, fault }: QuestionPartProps) {
  const t = useTexts(intakeTexts);
  const name = (field: string) => `${question.id}.${field}`;
  const read = (text: string) => (/^-?\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : null);
  return (
    <>
      <TextField
        name={name('unit')}
        label={t('field.unit')}
        maxLength={20}
        value={question.unit ?? ''}
        onChange={({ currentTarget: { value } }) => set({ unit: value || null }, 'pause')}
      />
      <TextField
        name={name('min')}
        type="number"
        label={t('field.min')}
        defaultValue={question.min ?? ''}
        onChange={({ currentTarget: { value } }) => set({ min: read(value) }, 'pause')}
      />
      <TextField
        name={name('max')}
        type="number"
        label={t('field.max')}
        error={fault}
        defaultValue={question.max ?? ''}
        onChange={({ currentTarget: { value } }) => set({ max: read(value) }, 'pause')}
      />
    </>
  );
}

/** How a question is answered. */
function TypeField({ question, change }: Pick<QuestionFieldsProps, 'question' | 'change'>) {
  const t = useTexts(intakeTexts);
  const locale = useLocale();
  const optionName = (number: number) => t('option.new', { number });
  return (
    <SelectField
      name={`${question.id}.type`}
      label={t('field.type')}
      value={question.type}
      options={QUESTION_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
      onChange={({ currentTarget: { value } }) => change(withType(question, value, locale, optionName), 'now')}
    />
  );
}

/** When a question is shown: always, or with certain answers to an earlier one. */
function Condition({ question, earlier, set, fault }: QuestionPartProps & Pick<QuestionFieldsProps, 'earlier'>) {
  const t = useTexts(intakeTexts);
  const locale = useLocale();
  const { id, show_if: condition } = question;
  const askable = earlier.filter((one) => answersOf(one));
  const asked = earlier.find((one) => one.id === condition?.question);
  const answers = asked ? (answersOf(asked) ?? []) : [];
  const labelOf = (key: string) => {
    const option = asked?.options.find((one) => one.id === key);
    return option ? textIn(option.text, locale) : t(key === 'yes' ? 'answer.yes' : 'answer.no');
  };
  return (
    <>
      <SelectField
        name={`${id}.condition`}
        label={t('field.condition')}
        error={fault}
        value={condition?.question ?? ''}
        options={[
          { value: '', label: t('condition.always') },
          ...askable.map((one) => ({
            value: one.id,
            label: t('condition.if', { question: textIn(one.text, locale) }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = askable.find((one) => one.id === value);
          const [first] = chosen ? (answersOf(chosen) ?? []) : [];
          set({ show_if: chosen && first ? { question: chosen.id, is: [first] } : null });
        }}
      />
      {condition && answers.length ? (
        <CheckboxList
          name={`${id}.answers`}
          legend={t('field.answers')}
          choices={answers.map((value) => ({ value, label: labelOf(value) }))}
          chosen={condition.is}
          onChoose={(key, isChosen) => {
            const is = answers.filter((one) => (one === key ? isChosen : condition.is.includes(one)));
            // One answer at least: without any, the question could never be shown.
            if (is.length) set({ show_if: { ...condition, is } });
          }}
        />
      ) : null}
    </>
  );
}
