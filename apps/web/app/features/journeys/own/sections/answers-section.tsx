import { journeyMachine } from '@travesia/contracts/journeys';
import { statesTagged } from '@travesia/contracts/kit';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Disclosure } from '../../../../ui/overlay/disclosure.tsx';
import { AnswerList } from '../../ui/answer-list.tsx';
import { ownJourneysTexts } from '../texts.ts';
import type { JourneySectionProps } from './journey-section.ts';

const QUOTABLE: readonly string[] = statesTagged(journeyMachine, 'quotable');

/** What the patient answered, as the clinic reads it. */
export function AnswersSection({ journey: { answers, case_id: caseId, provider, status } }: JourneySectionProps) {
  const t = useTexts(ownJourneysTexts);
  if (!answers) return null;
  // Once a clinic is chosen, the answers are what it agreed to treat.
  const isEditable = QUOTABLE.includes(status);
  return (
    <section className="portal-section stack" aria-labelledby="answers">
      <div className="portal-section-head">
        <h2 id="answers">{t('answers.heading')}</h2>
        {caseId ? (
          <ScreenLink to={`/cases/${caseId}`}>{t(isEditable ? 'answers.edit' : 'answers.open')}</ScreenLink>
        ) : null}
      </div>
      <p className="small muted">{t(isEditable ? 'answers.state' : 'answers.fixed', { clinic: provider.name })}</p>
      <Disclosure summary={t('answers.show')}>
        <AnswerList sections={answers.sections} answers={answers.answers} />
      </Disclosure>
    </section>
  );
}
