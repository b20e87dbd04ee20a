import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { notificationTexts } from '../texts.ts';
import type { Told } from '../told-text.ts';

interface ToldLineProps {
  told: Told;
  onRead: (id: string) => void;
}

/** One notification: text, time and link. Following the link marks it as read. */
export function ToldLine({ told, onRead }: ToldLineProps) {
  const t = useTexts(notificationTexts);
  const format = useFormat();
  const path = useLocalPath();
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
          <time dateTime={told.created_at}>{format.instant(told.created_at, ownTimeZone())}</time>
        </p>
      </div>
    </li>
  );
}
