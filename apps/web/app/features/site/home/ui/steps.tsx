import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { homeTexts } from '../texts.ts';

interface StepsProps {
  lines: number;
  /** Number of valid credentials; null if unknown. */
  credentials: number | null;
}

const ARCS = [0, 1, 2].map((index) => {
  const from = 10 + index * 308;
  return `M${from} 92C${from + 60} -14 ${from + 248} -14 ${from + 308} 92`;
});

/** The way from a question to a date, in four steps that the product supports today. */
export function Steps({ lines, credentials }: StepsProps) {
  const t = useTexts(homeTexts);
  const steps = [
    { title: t('step.ask'), text: t('step.askText'), note: t('step.askNote') },
    { title: t('step.compare'), text: t('step.compareText', { lines }), note: t('step.compareNote', { lines }) },
    {
      title: t('step.check'),
      text: t('step.checkText'),
      note: credentials ? t('step.checkNote', { credentials }) : null,
    },
    { title: t('step.plan'), text: t('step.planText'), note: t('step.planNote') },
  ];
  return (
    <section className="section band" aria-labelledby="steps-heading">
      <div className="wrap">
        <p className="eyebrow">{t('steps.eyebrow')}</p>
        <h2 className="home-narrow" id="steps-heading">
          {t('steps.title')}
        </h2>
        <div className="steps">
          <svg viewBox="0 0 1200 110" preserveAspectRatio="none" aria-hidden="true">
            {ARCS.map((arc) => (
              <path key={arc} d={arc} vectorEffect="non-scaling-stroke" />
            ))}
          </svg>
          <ol>
            {steps.map(({ title, text, note }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
                {note ? <p className="step-note">{note}</p> : null}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
