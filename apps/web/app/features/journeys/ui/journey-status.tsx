import { JOURNEY_STAGES, type JourneyStage, type JourneyStatus } from '@travesia/contracts/journeys';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import type { IconName } from '../../../ui/icon/icon.tsx';
import { journeysTexts } from '../texts.ts';

/** Tone and icon of each status, shown beside its label. */
export const JOURNEY_MARKS: Readonly<Record<JourneyStatus, { tone: Tone; icon: IconName }>> = {
  inquiry: { tone: 'info', icon: 'clock' },
  records_review: { tone: 'info', icon: 'stethoscope' },
  quoted: { tone: 'info', icon: 'tag' },
  accepted: { tone: 'info', icon: 'check' },
  booked: { tone: 'success', icon: 'calendar-check' },
  preparing: { tone: 'info', icon: 'list-checks' },
  travelling: { tone: 'info', icon: 'plane-takeoff' },
  in_treatment: { tone: 'info', icon: 'hospital' },
  recovery: { tone: 'info', icon: 'bed' },
  aftercare: { tone: 'info', icon: 'heart' },
  completed: { tone: 'success', icon: 'circle-check' },
  declined: { tone: 'neutral', icon: 'circle-x' },
  expired: { tone: 'neutral', icon: 'clock-alert' },
  cancelled: { tone: 'neutral', icon: 'circle-x' },
};

const isStage = (status: JourneyStatus): status is JourneyStage =>
  (JOURNEY_STAGES as readonly JourneyStatus[]).includes(status);

/** Returns the function that names a status of a journey. */
export function useJourneyStatusText(): (status: JourneyStatus) => string {
  const t = useTexts(journeysTexts);
  return (status) => (isStage(status) ? t(`stage.${status}`) : t(`status.${status}`));
}

/** A journey's status: icon, label and tone. */
export function JourneyBadge({ status }: { status: JourneyStatus }) {
  const textOf = useJourneyStatusText();
  return <Badge {...JOURNEY_MARKS[status]}>{textOf(status)}</Badge>;
}
