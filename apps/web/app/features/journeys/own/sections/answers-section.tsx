import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { AnswerList } from '../../ui/answer-list.tsx';
import { isOpen } from '../../ui/journey-status.tsx';
import { ownJourneysTexts } from '../texts.ts';
import type { JourneySectionProps } from './journey-section.ts';

/** What the patient answered, as the clinic reads it. */
export function AnswersSection({ journey: { answers, case_id: caseId, provider, status } }: JourneySectionProps) {
  const t = useTexts(ownJourneysTexts);
  if (!answers) return null;
  return (
    <section className="portal-section stack" aria-labelledby="answers">
      <div className="portal-section-head">
        <h2 id="answers">{t('answers.heading')}</h2>
        {caseId ? (
          <ScreenLink to={`/cases/${caseId}`}>{t(isOpen(status) ? 'answers.edit' : 'answers.open')}</ScreenLink>
        ) : null}
      </div>
      <p className="small muted">{t('answers.state', { clinic: provider.name })}</p>
      <Disclosure summary={t('answers.show')}>
        <AnswerList sections={answers.sections} answers={answers.answers} />
      </Disclosure>
    </section>
  );
}
