import type { ActivityEntry } from '@travesia/contracts/audit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { iconOf } from '../activity-icon.ts';
import { activityActionTexts } from '../action-texts.ts';
import { activityTexts } from '../texts.ts';

interface ActivityLineProps {
  entry: ActivityEntry;
  zone: string;
  isEnding: boolean;
  onNotMe: (sessionId: string, device: string) => void;
}

/** One activity entry: action, time, actor, device and place. */
export function ActivityLine({ entry, zone, isEnding, onNotMe }: ActivityLineProps) {
  const t = useTexts(activityTexts);
  const actionText = useTexts(activityActionTexts);
  const format = useFormat();
  const { session_id: sessionId, actions } = entry;
  const device = entry.device ?? t('line.unnamed');
  const by =
    entry.by === 'provider'
      ? t('by.provider', { name: entry.provider_name ?? '' })
      : entry.by === 'travesia'
        ? t('by.travesia')
        : null;
  const where = [entry.device, entry.place, entry.network ? t('line.network', { network: entry.network }) : null];
  const details = [by, ...where].filter((part) => part !== null);
  return (
    <li className={`activity-line${entry.action === 'account.sign_in_refused' ? ' activity-line-alert' : ''}`}>
      <Icon name={iconOf(entry)} />
      <div className="activity-what">
        <p className="strong">
          {actionText(entry.action)}{' '}
          {entry.session === 'current' ? <Badge tone="primary">{t('line.here')}</Badge> : null}
          {entry.session === 'live' ? <Badge>{t('line.live')}</Badge> : null}
        </p>
        {entry.target_device ? <p className="small">{t('line.target', { device: entry.target_device })}</p> : null}
        <p className="small muted">
          <time dateTime={entry.at}>{format.instant(entry.at, zone)}</time>
          {details.length ? ` · ${details.join(' · ')}` : null}
        </p>
      </div>
      {sessionId && actions.includes('end_session') ? (
        <Button
          type="button"
          size="small"
          busy={isEnding}
          disabled={isEnding}
          aria-label={t('notMe.label', { device })}
          onClick={() => onNotMe(sessionId, device)}
        >
          {t('notMe.button')}
        </Button>
      ) : null}
    </li>
  );
}
