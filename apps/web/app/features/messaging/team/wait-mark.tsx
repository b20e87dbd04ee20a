import type { ConversationWork } from '@travesia/contracts/messaging';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useNow } from '../../bookings/index.ts';
import { teamTexts } from './texts.ts';

const HOUR_MS = 3_600_000;

/** How long the other side has waited for a reply, and whether that is too long. */
export function WaitMark({ work }: { work: Pick<ConversationWork, 'waiting_since' | 'answer_due_at'> }) {
  const t = useTexts(teamTexts);
  const format = useFormat();
  const now = useNow();
  const { waiting_since: since, answer_due_at: due } = work;
  if (!since || !due) return null;
  const isLate = Date.parse(due) <= now;
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / HOUR_MS));
  const count = hours < 48 ? hours : Math.floor(hours / 24);
  return (
    <span
      className={classNames('msg-wait num', isLate && 'msg-wait-late')}
      title={t('wait.due', { time: format.instant(due, ownTimeZone()) })}
    >
      <Icon name="clock" />
      {hours < 1 ? t('wait.now') : t(hours < 48 ? 'wait.hours' : 'wait.days', { count })}
      {isLate ? <span className="sr-only"> {t('wait.late')}</span> : null}
    </span>
  );
}
