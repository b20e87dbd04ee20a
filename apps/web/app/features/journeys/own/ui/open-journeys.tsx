import '../own.css';
import type { JourneySummary } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { DueCheckIn } from '../../../aftercare/index.ts';
import { isOpen } from '../../ui/journey-status.tsx';
import { StageLine } from '../../ui/stage-line.tsx';
import { isRunning } from '../../plan/is-running.ts';
import { NextOnPlan } from '../../plan/next-on-plan.tsx';
import { nextOf } from '../next-of.ts';
import { ownJourneysTexts } from '../texts.ts';

/** Most journeys shown beside everything else of the dashboard: as many as a case has at once. */
const SHOWN = 3;

/** The journeys that go on, with their stage and what happens next; nothing if there are none. */
export function OpenJourneys({ journeys }: { journeys: readonly JourneySummary[] }) {
  const t = useTexts(ownJourneysTexts);
  const [now] = useState(() => Date.now());
  const open = journeys.filter(({ status }) => isOpen(status)).slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <section className="portal-section" aria-labelledby="open-journeys">
      <div className="portal-section-head">
        <h2 id="open-journeys">{t('dashboard.heading')}</h2>
        <ScreenLink to="/treatment-journeys">{t('dashboard.all')}</ScreenLink>
      </div>
      <ul className="journey-open">
        {open.map((journey) => (
          <li key={journey.id} className="stack">
            <p>
              <ScreenLink to={`/journey/${journey.id}`} className="strong journey-card-name">
                {journey.treatment.name}
              </ScreenLink>
              <span className="muted">{` · ${journey.provider.name}`}</span>
            </p>
            <StageLine status={journey.status} isCompact />
            <p className="small">{t(`next.${nextOf(journey, now)}`, { clinic: journey.provider.name })}</p>
            {isRunning(journey.status) ? <DueCheckIn journeyId={journey.id} /> : null}
            {isRunning(journey.status) ? <NextOnPlan journey={journey} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
