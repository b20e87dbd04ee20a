import { useState } from 'react';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { LinkButton } from '../../../../ui/action/button.tsx';
import { newCasePath } from '../../../leads/index.ts';
import { DocumentStepCard } from '../../documents/own/document-step-card.tsx';
import { isRunning } from '../../plan/is-running.ts';
import { quoteStep } from '../../quotes/own/quote-step.ts';
import { QuoteStepCard } from '../../quotes/own/ui/quote-step-card.tsx';
import { nextOf } from '../next-of.ts';
import { ownJourneysTexts } from '../texts.ts';
import { DueLine } from '../ui/due-line.tsx';
import type { JourneySectionProps } from './journey-section.ts';

/** What happens next, who does it and until when. */
export function NextStepCard(props: JourneySectionProps) {
  const { journey } = props;
  const [now] = useState(() => Date.now());
  const step = quoteStep(journey, now);
  if (step)
    return (
      <>
        <QuoteStepCard step={step} journey={journey} />
        {isRunning(journey.status) ? <DocumentStepCard journey={journey}>{null}</DocumentStepCard> : null}
      </>
    );
  if (!isRunning(journey.status)) return <StageStepCard {...props} />;
  return (
    <DocumentStepCard journey={journey}>
      <StageStepCard {...props} />
    </DocumentStepCard>
  );
}

/** What the stage of the journey asks for. */
function StageStepCard({ journey }: JourneySectionProps) {
  const t = useTexts(ownJourneysTexts);
  const path = useLocalPath();
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const {
    answer_due_at: due,
    case_id: caseId,
    events,
    offers_on: offersOn,
    provider,
    second_trip: second,
    status,
    treatment,
  } = journey;
  const next = nextOf(journey, now);
  const names = { clinic: provider.name };
  const reason = events.findLast((event) => event.reason !== null)?.reason ?? null;
  return (
    <section className="journey-next stack" data-tone={next === 'ask' ? 'quiet' : undefined} aria-labelledby="next">
      <p className="small muted">{t('step.eyebrow')}</p>
      <h2 id="next">
        {next === 'ask'
          ? t(`step.${status === 'declined' || status === 'expired' ? status : 'cancelled'}`, names)
          : t(`step.${next}`, names)}
      </h2>
      <p>{t(`step.${next}.text`, names)}</p>
      {reason ? <blockquote className="journey-quote">{reason}</blockquote> : null}
      {(next === 'answer' || next === 'late') && due ? <DueLine due={due} zone={provider.time_zone} /> : null}
      {(next === 'answer' || next === 'late') && offersOn ? <p className="small muted">{t('step.offersOn')}</p> : null}
      {next === 'return' && second ? (
        <>
          <p className="num">{t('step.return.from', { date: format.date(second.from) })}</p>
          <p>
            <ScreenLink to={`/journey/${journey.id}/second-trip`} className="btn btn-primary">
              {t('step.return.choose')}
            </ScreenLink>
          </p>
        </>
      ) : null}
      {next === 'ask' || next === 'late' ? (
        <p className="row">
          {caseId ? (
            <ScreenLink to={`/cases/${caseId}`} className="btn btn-primary">
              {t('step.another')}
            </ScreenLink>
          ) : (
            <LinkButton variant="primary" href={path(newCasePath({ treatment: treatment.slug }))}>
              {t('step.another')}
            </LinkButton>
          )}
        </p>
      ) : null}
    </section>
  );
}
