import '../aftercare.css';
import type { CheckInSummary, IncidentSummary, Severity } from '@travesia/contracts/aftercare';
import { useNow } from '../../bookings/index.ts';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge, type Tone } from '../../../ui/badge/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { aftercareTexts } from '../texts.ts';
import { incidentClock } from './incident-clock.ts';

const SEVERITIES: Readonly<Record<Severity, { tone: Tone; icon: IconName }>> = {
  fine: { tone: 'success', icon: 'circle-check' },
  attention: { tone: 'warning', icon: 'triangle-alert' },
  urgent: { tone: 'danger', icon: 'circle-alert' },
};
const STATES: Readonly<Record<IncidentSummary['status'], { tone: Tone; icon: IconName }>> = {
  open: { tone: 'warning', icon: 'clock' },
  escalated: { tone: 'danger', icon: 'triangle-alert' },
  acknowledged: { tone: 'info', icon: 'stethoscope' },
  resolved: { tone: 'success', icon: 'circle-check' },
};
const CHECK_INS: Readonly<Record<CheckInSummary['status'], { tone: Tone; icon: IconName }>> = {
  planned: { tone: 'neutral', icon: 'clock' },
  due: { tone: 'info', icon: 'heart' },
  missed: { tone: 'warning', icon: 'clock-alert' },
  answered: { tone: 'success', icon: 'check' },
  dropped: { tone: 'neutral', icon: 'x' },
};

/** What answers ask for. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  const t = useTexts(aftercareTexts);
  return <Badge {...SEVERITIES[severity]}>{t(`severity.${severity}`)}</Badge>;
}

export function IncidentBadge({ status }: Pick<IncidentSummary, 'status'>) {
  const t = useTexts(aftercareTexts);
  return <Badge {...STATES[status]}>{t(`state.${status}`)}</Badge>;
}

export function CheckInBadge({ status }: Pick<CheckInSummary, 'status'>) {
  const t = useTexts(aftercareTexts);
  return <Badge {...CHECK_INS[status]}>{t(`status.${status}`)}</Badge>;
}

/** Whether the clock of an incident still runs. */
export const isUnanswered = ({ status }: Pick<IncidentSummary, 'status'>): boolean =>
  status === 'open' || status === 'escalated';

/** How long the clinic still has to answer, or that it is late. */
export function IncidentClock({ dueAt }: { dueAt: string }) {
  const t = useTexts(aftercareTexts);
  const format = useFormat();
  const { state, unit, count } = incidentClock(dueAt, useNow());
  return (
    <time
      dateTime={dueAt}
      title={t('clock.due', { time: format.instant(dueAt, ownTimeZone()) })}
      className={classNames('incident-clock small num', state === 'late' ? 'admin-late' : undefined)}
    >
      <Icon name={state === 'late' ? 'clock-alert' : 'clock'} />
      {t(`clock.${state}.${unit}`, { count })}
    </time>
  );
}
