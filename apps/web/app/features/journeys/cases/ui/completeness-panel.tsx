import type { Completeness, IntakeQuestion } from '@travesia/contracts/journeys';
import { focusField } from '../../../../lib/forms/draft/focus-field.ts';
import type { SaveState } from '../../../../lib/forms/draft/draft-form.ts';
import { SaveWords } from '../../../../lib/forms/draft/save-foot.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { fieldId } from '../../../../ui/field/field-id.ts';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { textIn } from '../../templates/step-list.ts';
import { casesTexts } from '../texts.ts';
import { questionName } from './question-field.tsx';

interface CompletenessPanelProps {
  completeness: Completeness;
  questions: readonly IntakeQuestion[];
  state: SaveState;
}

/** Moves the focus to a question. */
export function focusQuestion(id: string): void {
  const field = document.getElementById(fieldId(questionName(id)));
  if (field) focusField(field);
}

/** How complete the answers are, with a link to each question that is missing. */
export function CompletenessPanel({ completeness, questions, state }: CompletenessPanelProps) {
  const t = useTexts(casesTexts);
  const format = useFormat();
  const { percent, faults, optional } = completeness;
  const missing = faults.map(({ question }) => question);
  return (
    <aside className="case-side card card-padded stack" aria-labelledby="completeness">
      <div className="row between">
        <h2 id="completeness" className="case-side-heading">
          {t('complete.heading')}
        </h2>
        <span className="num strong">{format.percent(percent / 100)}</span>
      </div>
      <progress className="case-progress" max={100} value={percent} aria-labelledby="completeness" />
      <p role="status" className={state.status === 'failed' ? 'small save-failed' : 'small muted'}>
        <SaveWords state={state} />
      </p>
      {missing.length > 0 ? (
        <>
          <p className="small">{t('complete.missing', { count: missing.length })}</p>
          <Links ids={missing} questions={questions} />
        </>
      ) : (
        <p className="small">{t('complete.done')}</p>
      )}
      {optional.length > 0 ? (
        <Disclosure summary={t('complete.optional', { count: optional.length })}>
          <Links ids={optional} questions={questions} />
        </Disclosure>
      ) : null}
      <p className="tiny muted">{t('complete.saved')}</p>
    </aside>
  );
}

function Links({ ids, questions }: { ids: readonly string[]; questions: readonly IntakeQuestion[] }) {
  const language = useLocale();
  return (
    <ul className="case-links small">
      {ids.map((id) => {
        const question = questions.find((one) => one.id === id);
        return question ? (
          <li key={id}>
            <a
              href={`#${fieldId(questionName(id))}`}
              onClick={(event) => {
                event.preventDefault();
                focusQuestion(id);
              }}
            >
              {textIn(question.text, language)}
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
}
