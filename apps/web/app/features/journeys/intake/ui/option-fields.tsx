import type { IntakeQuestion } from '@travesia/contracts/journeys';
import { InLanguages } from '../../../../lib/forms/draft/in-languages.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button, IconButton } from '../../../../ui/action/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { journeysTexts } from '../../texts.ts';
import { freeKey } from '../form-list.ts';
import { intakeTexts } from '../texts.ts';

export interface QuestionPartProps {
  question: IntakeQuestion;
  set: (changes: Partial<IntakeQuestion>, when?: 'now' | 'pause') => void;
  fault: string | undefined;
}

/** The options of a question, in three languages. Those of a safety question can only be reworded. */
export function OptionFields({ question, set, fault }: QuestionPartProps) {
  const t = useTexts(intakeTexts);
  const words = useTexts(journeysTexts);
  const { core, id, options } = question;
  const put = (at: number, option: (typeof options)[number]) => set({ options: options.with(at, option) }, 'pause');
  return (
    <fieldset className="plain-set stack">
      <legend className="strong">{t('options')}</legend>
      {fault ? (
        <p className="field-error" role="status">
          {fault}
        </p>
      ) : null}
      {options.map((option, at) => (
        <div key={option.id} className="option-row">
          <InLanguages textOf={(lang) => option.text[lang]}>
            {({ lang, hint }) => (
              <TextField
                name={`${id}.options.${option.id}.${lang}`}
                lang={lang}
                maxLength={120}
                label={t('option.label', { number: at + 1, language: words(`language.${lang}`) })}
                hint={hint}
                value={option.text[lang]}
                onChange={({ currentTarget: { value } }) =>
                  put(at, { ...option, text: { ...option.text, [lang]: value } })
                }
              />
            )}
          </InLanguages>
          {core || options.length <= 2 ? null : (
            <IconButton
              type="button"
              icon="x"
              label={t('option.remove', { number: at + 1 })}
              onClick={() => set({ options: options.toSpliced(at, 1) })}
            />
          )}
        </div>
      ))}
      {core ? null : (
        <div>
          <Button
            type="button"
            size="small"
            icon="plus"
            onClick={() =>
              set({ options: [...options, { id: freeKey(options, 'option'), text: { en: '', es: '', pt: '' } }] })
            }
          >
            {t('option.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
