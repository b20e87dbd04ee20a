import { COMPANION_RIGHTS, type Companion } from '@travesia/contracts/journeys';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../ui/action/button.tsx';
import { companionTexts } from '../texts.ts';

interface CompanionRowProps {
  companion: Companion;
  onChange: () => void;
  onEnd: () => void;
}

/** Who may read the trip: what, until when, and whether they did. */
export function CompanionRow({ companion, onChange, onEnd }: CompanionRowProps) {
  const t = useTexts(companionTexts);
  const format = useFormat();
  const { name, rights, status, joined, expires_at: expires, last_seen_at: seen, views, actions } = companion;
  const zone = ownTimeZone();
  const day = format.dayOf(expires, zone);
  return (
    <>
      <p className="strong">{name}</p>
      <p className="small">
        {format.list(COMPANION_RIGHTS.filter((right) => rights.includes(right)).map((right) => t(`right.${right}`)))}
      </p>
      <p className="small muted num">
        {status === 'active'
          ? t('until', { day })
          : status === 'expired'
            ? t('until.expired', { day })
            : t('until.ended')}
        {joined ? ` · ${t('joined')}` : ''}
      </p>
      <p className="small muted num">
        {seen ? t('opened', { count: views, time: format.instant(seen, zone) }) : t('never')}
      </p>
      {actions.length ? (
        <p className="row companion-acts">
          {actions.includes('change') ? (
            <Button type="button" size="small" aria-label={t('change.of', { name })} onClick={onChange}>
              {t('change')}
            </Button>
          ) : null}
          {actions.includes('revoke') ? (
            <Button type="button" size="small" variant="quiet" aria-label={t('end.of', { name })} onClick={onEnd}>
              {t('end')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
