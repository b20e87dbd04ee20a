import type { RecordLink } from '@travesia/contracts/records';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { linksTexts } from './texts.ts';

/** Whom a link is for, what it leads to, until when, and what was read with it. */
export function LinkRow({ link, onEnd }: { link: RecordLink; onEnd: () => void }) {
  const t = useTexts(linksTexts);
  const format = useFormat();
  const { status, records, views, expires_at: until, ended_at: ended, last_read_at: last, actions } = link;
  const name = link.name ?? t('name.gone');
  const zone = ownTimeZone();
  return (
    <div className="record-card">
      <Icon name="link" />
      <div className="record-about">
        <p className="row record-head">
          <span className="strong record-name">{name}</span>
          <span className="small muted num">
            {status === 'active'
              ? t('until', { day: format.dayOf(until, zone) })
              : t(`status.${status}`, { day: format.dayOf(ended ?? until, zone) })}
          </span>
        </p>
        <p className="small">{records.length ? format.list(records.map(({ title }) => title)) : t('records.gone')}</p>
        <p className="small muted num">
          {last ? t('opened', { count: views, time: format.instant(last, zone) }) : t('never')}
        </p>
      </div>
      {actions.includes('revoke') ? (
        <Button type="button" size="small" aria-label={t('end.of', { name })} onClick={onEnd}>
          {t('end')}
        </Button>
      ) : null}
    </div>
  );
}
