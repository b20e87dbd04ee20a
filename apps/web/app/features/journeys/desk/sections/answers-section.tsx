import type { Journey, JourneyAnswers } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocale, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { type AnswerRow, answerSections } from '../answer-rows.ts';
import { journeyDeskTexts } from '../texts.ts';

/** What the patient answered, in the reader’s language; who may not read it learns why. */
export function AnswersSection({ answers, percent }: Pick<Journey, 'answers' | 'percent'>) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  return (
    <section aria-labelledby="journey-answers" className="stack">
      <div className="row journeys-head">
        <h2 id="journey-answers">{t('answers.title')}</h2>
        <span className="muted num">{t('answers.percent', { percent: format.percent(percent / 100) })}</span>
      </div>
      {answers ? <Answers answers={answers} /> : <Notice icon="lock">{t('answers.hidden')}</Notice>}
    </section>
  );
}

function Answers({ answers }: { answers: JourneyAnswers }) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  const language = useLocale();
  return (
    <>
      <p className="small muted measure">
        {[
          t('answers.revision', { revision: answers.revision }),
          answers.language === language ? null : t('answers.language', { language: format.language(answers.language) }),
          t('answers.logged'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {answerSections(answers, language).map(({ id, title, rows }) => (
        <section key={id} aria-labelledby={`answers-${id}`}>
          <h3 id={`answers-${id}`} className="journey-answers-title">
            {title}
          </h3>
          <dl className="journey-answers">
            {rows.map((row) => (
              <div key={row.id}>
                <dt>{row.question}</dt>
                <dd>
                  <Answer row={row} language={answers.language} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function Answer({ row, language }: { row: AnswerRow; language: string }) {
  const t = useTexts(journeyDeskTexts);
  const { fault, value } = row;
  if (value === null)
    return fault ? (
      <Badge tone="warning" icon="circle-alert">
        {t('answers.missing')}
      </Badge>
    ) : (
      <span className="muted">{t(row.type === 'file' ? 'answers.noFile' : 'answers.none')}</span>
    );
  return (
    <>
      <AnswerText row={row} value={value} language={language} />
      {fault ? (
        <>
          {' '}
          <Badge tone="warning" icon="triangle-alert">
            {t('answers.wrong')}
          </Badge>
        </>
      ) : null}
    </>
  );
}

interface AnswerTextProps {
  row: AnswerRow;
  value: NonNullable<AnswerRow['value']>;
  language: string;
}

function AnswerText({ row: { type, unit, options }, value, language }: AnswerTextProps) {
  const t = useTexts(journeyDeskTexts);
  const format = useFormat();
  if (type === 'yes_no' && (value === 'yes' || value === 'no')) return t(`answers.${value}`);
  if (options.length) return format.list(options);
  if (typeof value === 'number')
    return <span className="num">{[format.number(value), unit].filter(Boolean).join(' ')}</span>;
  if (typeof value !== 'string') return value.join(', ');
  if (type === 'date' && /^\d{4}-\d\d-\d\d$/.test(value)) return <span className="num">{format.date(value)}</span>;
  return (
    <span lang={language} className="journey-written">
      {value}
    </span>
  );
}
