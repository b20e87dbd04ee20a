import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { notificationTexts } from '../texts.ts';
import type { Told } from '../told-text.ts';

interface ToldLineProps {
  told: Told;
  /** Whether a day heading is shown above. */
  underDay?: boolean;
  onRead: (id: string) => void;
}

/** One notification: text, time and link. Following the link marks it as read. */
export function ToldLine({ told, underDay = false, onRead }: ToldLineProps) {
  const t = useTexts(notificationTexts);
  const format = useFormat();
  const path = useLocalPath();
  const zone = ownTimeZone();
  const isNew = told.read_at === null;
  return (
    <li className={isNew ? 'tell tell-new' : 'tell'}>
      <Icon name={told.icon} />
      <div>
        <p>
          <Link to={path(told.path)} className="strong" onClick={() => isNew && onRead(told.id)}>
            {told.title}
          </Link>{' '}
          {isNew ? <Badge tone="primary">{t('line.new')}</Badge> : null}
        </p>
        <p className="small">{told.text}</p>
        <p className="small muted">
          <time dateTime={told.created_at}>
            {underDay ? format.clock(told.created_at, zone) : format.instant(told.created_at, zone)}
          </time>
        </p>
      </div>
      {isNew && underDay ? (
        <Button
          type="button"
          size="small"
          variant="quiet"
          aria-label={t('read.oneLabel', { title: told.title })}
          onClick={() => onRead(told.id)}
        >
          {t('read.one')}
        </Button>
      ) : null}
    </li>
  );
}
