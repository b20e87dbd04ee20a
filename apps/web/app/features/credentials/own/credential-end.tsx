import type { NetworkCredential } from '@travesia/contracts/organizations';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ownCredentialsTexts } from './texts.ts';

const SOON = 30;

/** When a credential expires, in days, with the date. */
export function CredentialEnd({ credential }: { credential: NetworkCredential }) {
  const { days_left: days, expires_on: end, waiting } = credential;
  const t = useTexts(ownCredentialsTexts);
  const format = useFormat();
  if (days === null || end === null) return null;
  if (waiting)
    return (
      <Badge tone="info" icon="clock">
        {t('credentials.renewed')}
      </Badge>
    );
  const tone = days < 0 ? 'danger' : days <= SOON ? 'warning' : 'info';
  return (
    <span className="credential-end">
      <Badge tone={tone} icon={days < 0 ? 'circle-x' : days <= SOON ? 'circle-alert' : 'clock'}>
        {days < 0 ? t('credentials.ended', { days: -days }) : t('credentials.ends', { days })}
      </Badge>
      <time className="muted" dateTime={end}>
        {format.date(end)}
      </time>
    </span>
  );
}
