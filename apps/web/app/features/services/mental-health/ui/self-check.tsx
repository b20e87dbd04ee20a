import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { mentalHealthTexts } from '../texts.ts';

const QUESTIONS = [0, 1, 2, 3] as const;
const STUDY = 'https://doi.org/10.1016/S0033-3182(09)70864-3';

/** PHQ-2 and GAD-2, scored on the device; without scripts, users add up the points themselves. */
export function SelfCheck() {
  const t = useTexts(mentalHealthTexts);
  return (
    <section className="card card-padded self-check" aria-labelledby="self-check" data-enhance="self-check">
      <h2 id="self-check">{t('check.heading')}</h2>
      <p className="measure">{t('check.lead')}</p>
      <p className="strong">{t('check.stem')}</p>
      {QUESTIONS.map((question) => (
        <Question key={question} question={question} />
      ))}
      <p className="measure" data-part="by-hand">
        {t('check.byHand')}
      </p>
      <div className="stack self-check-result" data-part="live" hidden>
        <div className="stack measure" role="status">
          <p data-part="open">{t('check.open')}</p>
          {(['low', 'worry', 'none'] as const).map((result) => (
            <p key={result} className="strong" data-part={result} hidden>
              {t(`check.${result}`)}
            </p>
          ))}
          <p data-part="next" hidden>
            {t.rich('check.next', { link: <a href="#crisis">{t('check.call')}</a> })}
          </p>
        </div>
        <Button type="button" variant="quiet" data-part="clear">
          {t('check.clear')}
        </Button>
      </div>
      <p className="tiny muted measure">{t.rich('check.rights', { link: <a href={STUDY}>{t('check.study')}</a> })}</p>
    </section>
  );
}

function Question({ question }: { question: (typeof QUESTIONS)[number] }) {
  const t = useTexts(mentalHealthTexts);
  return (
    <fieldset className="self-check-question">
      <legend>{t(`check.question.${question}`)}</legend>
      <div className="self-check-answers">
        {QUESTIONS.map((points) => (
          <label key={points} className="choice">
            <input type="radio" name={`check-${question}`} value={points} autoComplete="off" />
            <span>
              {t(`check.answer.${points}`)} <span className="tiny muted">{t('check.points', { points })}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
