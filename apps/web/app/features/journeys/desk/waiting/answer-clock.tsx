import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { answerClock } from '../answer-clock.ts';
import { useNow } from '../../../bookings/index.ts';
import { waitingTexts } from './texts.ts';

/** How long the clinic still has to answer, or that it is late; the exact time is in the tooltip. */
export function AnswerClock({ dueAt }: { dueAt: string }) {
  const t = useTexts(waitingTexts);
  const format = useFormat();
  const { state, unit, count, isUrgent } = answerClock(dueAt, useNow());
  return (
    <time
      dateTime={dueAt}
      title={t('clock.due', { time: format.instant(dueAt, ownTimeZone()) })}
      className={classNames('journey-clock num', state === 'late' ? 'admin-late' : isUrgent && 'admin-soon')}
    >
      <Icon name={state === 'late' ? 'clock-alert' : 'clock'} />
      {t(`clock.${state}.${unit}`, { count })}
    </time>
  );
}
