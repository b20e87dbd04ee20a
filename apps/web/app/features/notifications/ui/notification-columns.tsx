import { Link } from 'react-router';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../lib/list/list-column.ts';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { notificationTexts } from '../texts.ts';
import type { Told } from '../told-text.ts';

/** Columns of the notifications; following the link of one marks it as read. */
export function useNotificationColumns(onRead: (id: string) => void): ListColumn<Told>[] {
  const t = useTexts(notificationTexts);
  const format = useFormat();
  const path = useLocalPath();
  return [
    {
      key: 'title',
      name: t('column.title'),
      cell: ({ id, icon, title, path: to, read_at: read }) => (
        <>
          <Icon name={icon} className="tell-icon" />
          <Link
            to={path(to)}
            className={read === null ? 'strong' : undefined}
            onClick={() => read === null && onRead(id)}
          >
            {title}
          </Link>
        </>
      ),
    },
    { key: 'text', name: t('column.text'), bare: true, cell: ({ text }) => <span className="tell-text">{text}</span> },
    {
      key: 'state',
      name: t('column.state'),
      bare: true,
      cell: ({ read_at: read }) =>
        read === null ? (
          <Badge tone="primary">{t('line.new')}</Badge>
        ) : (
          <span className="muted">{t('state.read')}</span>
        ),
    },
    { key: 'area', name: t('column.area'), bare: true, cell: ({ area }) => t(`area.${area}`) },
    {
      key: 'at',
      name: t('column.at'),
      bare: true,
      order: { ascending: 'oldest', descending: 'newest', first: 'descending' },
      cell: ({ created_at: at }) => (
        <time className="num small" dateTime={at}>
          {format.instant(at, ownTimeZone())}
        </time>
      ),
    },
  ];
}
