import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { serviceTexts } from '../../texts.ts';

const STEPS = ['ask', 'answer', 'talk', 'keep'] as const;

/** From request to summary, in four steps. */
export function HowItWorks() {
  const t = useTexts(serviceTexts);
  return (
    <section aria-labelledby="how-video">
      <h2 id="how-video">{t('how.heading')}</h2>
      <ol className="grid grid-4 service-steps">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`how.${step}.title`)}</h3>
            <p className="small">{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
