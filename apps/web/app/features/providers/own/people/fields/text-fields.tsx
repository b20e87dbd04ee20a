import { ANSWER_MAX, BIO_MAX, QUESTION_MAX, SPECIALTY_MAX } from '@travesia/contracts/providers';
import { InLanguages } from '../../../../../lib/forms/draft/in-languages.tsx';
import { SavedField } from '../../../../../lib/forms/draft/saved-field.tsx';
import { type Draft, useTyped } from '../../../../../lib/forms/draft/use-draft-form.ts';
import { LANGUAGE_NAME } from '../../../../../lib/i18n/locale.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { peopleTexts } from '../texts.ts';

const PART = 'person';

/** Title, name and specialty. */
export function NameFields(save: Draft) {
  const t = useTexts(peopleTexts);
  return (
    <div className="stack">
      <div className="people-name">
        <SavedField
          {...save}
          part={PART}
          name="title"
          label={t('field.title')}
          hint={t('hint.title')}
          maxLength={20}
          autoComplete="off"
        />
        <SavedField {...save} part={PART} name="name" label={t('field.name')} maxLength={120} autoComplete="off" />
      </div>
      <Texts {...save} name="specialty" label="specialtyIn" />
    </div>
  );
}

/** The biography. */
export const BioFields = (save: Draft) => <Texts {...save} name="bio" label="bioIn" rows={7} most={BIO_MAX} />;

/** A question with its answer. */
export const AnswerFields = (save: Draft) => (
  <div className="stack">
    <Texts {...save} name="question" label="questionIn" />
    <Texts {...save} name="answer" label="answerIn" rows={6} most={ANSWER_MAX} />
  </div>
);

const SHORT = { specialty: SPECIALTY_MAX, question: QUESTION_MAX } as const;

type TextsProps = Draft & { label: 'specialtyIn' | 'bioIn' | 'questionIn' | 'answerIn' } & (
    | { name: keyof typeof SHORT; rows?: undefined; most?: undefined }
    | { name: 'bio' | 'answer'; rows: number; most: number }
  );

/** One text in each language: a line, or a text whose length is counted. */
function Texts({ name, label, rows, most, ...save }: TextsProps) {
  const t = useTexts(peopleTexts);
  const typed = useTyped(save);
  return (
    <InLanguages textOf={(lang) => typed[`${name}.${lang}`]} {...(most === undefined ? {} : { most })}>
      {(field) => (
        <SavedField
          {...save}
          {...field}
          part={PART}
          name={`${name}.${field.lang}`}
          label={t(`field.${label}`, { language: LANGUAGE_NAME[field.lang] })}
          {...(rows === undefined ? {} : { type: 'area' as const, rows })}
          maxLength={most ?? SHORT[name as keyof typeof SHORT]}
        />
      )}
    </InLanguages>
  );
}
