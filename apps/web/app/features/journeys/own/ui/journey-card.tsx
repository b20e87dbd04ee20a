import type { JourneySummary } from '@travesia/contracts/journeys';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Button, LinkButton } from '../../../../ui/action/button.tsx';
import { useLocalPath } from '../../../../lib/i18n/use-texts.tsx';
import { newCasePath } from '../../../leads/index.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { journeysTexts } from '../../texts.ts';
import { JourneyBadge } from '../../ui/journey-status.tsx';
import { StageLine } from '../../ui/stage-line.tsx';
import { nextOf } from '../next-of.ts';
import { ownJourneysTexts } from '../texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { DueLine } from './due-line.tsx';

interface JourneyCardProps {
  journey: JourneySummary;
  reload: () => Promise<void>;
}

/** A journey in the list: treatment, clinic, stage, and what happens next. */
export function JourneyCard({ journey, reload }: JourneyCardProps) {
  const t = useTexts(ownJourneysTexts);
  const words = useTexts(journeysTexts);
  const path = useLocalPath();
  const [now] = useState(() => Date.now());
  const [isCancelling, setCancelling] = useState(false);
  const { id, reference, status, treatment, provider, answer_due_at: due, actions } = journey;
  const next = nextOf(journey, now);
  return (
    <div className="journey-card">
      <div className="row between">
        <p>
          <ScreenLink to={`/journey/${id}`} className="strong journey-card-name">
            {treatment.name}
          </ScreenLink>
          <span className="muted">{` · ${provider.name} · ${[provider.city, provider.country].filter(Boolean).join(', ')}`}</span>
        </p>
        <p className="row">
          <JourneyBadge status={status} />
          {journey.trip === 2 ? <Badge tone="neutral">{words('trip.second')}</Badge> : null}
          <span className="tiny muted num">{reference}</span>
        </p>
      </div>
      {next === 'ask' ? null : <StageLine status={status} isCompact />}
      <div>
        <p className="small">{t(`next.${next}`, { clinic: provider.name })}</p>
        {next === 'answer' && due ? <DueLine due={due} zone={provider.time_zone} /> : null}
      </div>
      <div className="row">
        <ScreenLink to={`/journey/${id}`} className="btn btn-secondary btn-small">
          {t('card.open')}
          <span className="sr-only">{`: ${treatment.name}, ${provider.name}`}</span>
        </ScreenLink>
        {next === 'ask' ? (
          <LinkButton size="small" variant="quiet" href={path(newCasePath({ treatment: treatment.slug }))}>
            {t('card.again')}
          </LinkButton>
        ) : null}
        {actions.includes('cancel') ? (
          <Button type="button" size="small" variant="quiet" icon="x" onClick={() => setCancelling(true)}>
            {t('cancel.open')}
            <span className="sr-only">{`: ${treatment.name}, ${provider.name}`}</span>
          </Button>
        ) : null}
      </div>
      {isCancelling ? (
        <CancelDialog
          journey={journey}
          onChanged={() => void reload()}
          onRefused={() => void reload()}
          onClose={() => setCancelling(false)}
        />
      ) : null}
    </div>
  );
}
