import './stage-line.css';
import type { JourneyStatus } from '@travesia/contracts/journeys';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { journeysTexts } from '../texts.ts';
import { JOURNEY_MARKS, useJourneyStatusText } from './journey-status.tsx';
import { STAGE_LINE, type LineStage, stageSteps } from './stage-line-steps.ts';

interface StageLineProps {
  status: JourneyStatus;
  /** The last stage of a journey that ended early (`reachedStage` of its events); null if unknown. */
  reached?: LineStage | null;
  /** Always as a bar, such as in a card of a list. */
  isCompact?: boolean;
}

/** The stages of a journey and where it is: a line with names where there is room, otherwise a bar with “step 3 of 11”. */
export function StageLine({ status, reached = null, isCompact = false }: StageLineProps) {
  const t = useTexts(journeysTexts);
  const textOf = useJourneyStatusText();
  const steps = stageSteps(status, reached);
  const index = steps.findLastIndex(({ state }) => state !== 'ahead');
  const current = steps[index];
  const isEnded = current === undefined || current.state === 'ended';
  return (
    <div className="stage-line" data-compact={isCompact || undefined}>
      <p className={isEnded ? 'stage-now stage-now-ended' : 'stage-now'}>
        <span className="strong">
          {isEnded ? <Icon name={JOURNEY_MARKS[status].icon} /> : null}
          {textOf(status)}
        </span>
        {current ? (
          <span className="muted num">
            {t(isEnded ? 'stages.endedAt' : 'stages.step', {
              step: index + 1,
              count: STAGE_LINE.length,
              stage: textOf(current.stage),
            })}
          </span>
        ) : null}
      </p>
      {current ? (
        <ol className="stages" aria-label={t('stages.label')}>
          {steps.map(({ stage, state }) => (
            <li key={stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span className="stage-name">{textOf(stage)}</span>
              <span className="sr-only">{t(`stages.${state}`)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
