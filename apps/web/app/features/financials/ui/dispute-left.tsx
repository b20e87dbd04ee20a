import type { DeskDispute } from '@travesia/contracts/financials';
import { useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { financialsTexts } from '../texts.ts';
import { timeLeft } from '../time-left.ts';

interface DisputeLeftProps {
  dispute: Pick<DeskDispute, 'respond_by'>;
  /** In a list, where the date would make a column too wide. */
  isBrief?: boolean;
}

/** How long a dispute can still be answered, and until when. */
export function DisputeLeft({ dispute: { respond_by: until }, isBrief = false }: DisputeLeftProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const [now] = useState(() => new Date());
  if (!until) return <span className="admin-second admin-soon">{t('dispute.soon')}</span>;
  const left = timeLeft(until, now);
  if (left === 'late') return <span className="admin-second admin-late">{t('dispute.late')}</span>;
  const { unit, count } = left;
  const isUrgent = unit === 'hours' || count < 3;
  return (
    <span className={isUrgent ? 'admin-second admin-late' : 'admin-second admin-soon'}>
      {isBrief
        ? t('dispute.leftBrief', { unit, count })
        : t('dispute.left', { unit, count, date: format.instant(until, ownTimeZone()) })}
    </span>
  );
}
