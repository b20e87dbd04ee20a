import type { NetworkPaper } from '@travesia/contracts/organizations';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { ownCredentialsTexts } from './texts.ts';

const SOON = 30;

/** When a paper ends, in days, with the day. */
export function PaperEnd({ paper: { days_left: days, expires_on: end } }: { paper: NetworkPaper }) {
  const t = useTexts(ownCredentialsTexts);
  const format = useFormat();
  if (days === null || end === null) return null;
  const tone = days < 0 ? 'danger' : days <= SOON ? 'warning' : 'info';
  return (
    <span className="paper-end">
      <Badge tone={tone} icon={days < 0 ? 'circle-x' : days <= SOON ? 'circle-alert' : 'clock'}>
        {days < 0 ? t('papers.ended', { days: -days }) : t('papers.ends', { days })}
      </Badge>
      <time className="muted" dateTime={end}>
        {format.date(end)}
      </time>
    </span>
  );
}
