import type { DisputeCase } from '@travesia/contracts/payments';
import { useEffect, useState } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice, type NoticeTone } from '../../../ui/feedback/notice.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { financialsTexts } from '../texts.ts';
import { timeLeft } from '../time-left.ts';
import { useMoney } from '../ui/use-money.ts';

const TICK_MS = 30_000;

/** How a dispute stands: `over` without an answer in time, `sending` and `refused` of the answer. */
type Standing = DisputeCase['status'] | 'over' | 'sending' | 'refused';

const TONES: Readonly<Record<Standing, NoticeTone>> = {
  needs_response: 'warning',
  over: 'danger',
  sending: 'info',
  refused: 'danger',
  under_review: 'info',
  won: 'success',
  lost: 'danger',
};

function standingOf({ status, is_over: isOver, answer }: DisputeCase): Standing {
  if (status !== 'needs_response') return status;
  if (isOver) return 'over';
  return answer.status === 'sending' || answer.status === 'refused' ? answer.status : status;
}

/** What the bank says and until when, in both zones. */
export function DisputeState({ dispute }: { dispute: DisputeCase }) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  const {
    amount,
    reason,
    respond_by: until,
    time_zone: zone,
    decided_at: decided,
    answer,
    created_at: opened,
  } = dispute;
  const standing = standingOf(dispute);
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  return (
    <>
      <Notice
        tone={TONES[standing]}
        icon="scale"
        {...(standing === 'needs_response' ? {} : { role: 'status' as const })}
        title={t(`dispute.${standing}`, { amount: full(amount) })}
      >
        <p>{t(`dispute.why.${reason}`)}</p>
        {standing === 'needs_response' ? until ? <Left until={until} zone={zone} /> : <p>{t('dispute.soon')}</p> : null}
        {standing === 'over' ? <p>{t('dispute.overText')}</p> : null}
        {standing === 'refused' ? <p>{t('dispute.refusedText')}</p> : null}
        {standing === 'lost' ? <p>{t('dispute.lostText')}</p> : null}
      </Notice>
      <Facts
        items={[
          { name: t('line.amount'), value: full(amount) },
          { name: t('dispute.patient'), value: dispute.patient },
          { name: t('payments.booking'), value: dispute.booking.reference },
          { name: t('dispute.opened'), value: at(opened) },
          ...(until ? [{ name: t('dispute.until'), value: at(until) }] : []),
          ...(answer.submitted_at ? [{ name: t('answer.at'), value: at(answer.submitted_at) }] : []),
          ...(decided ? [{ name: t('dispute.decidedAt'), value: at(decided) }] : []),
        ]}
      />
    </>
  );
}

/** The time that is left. The text counts; screen readers are not told of each change. */
function Left({ until, zone }: { until: string; zone: string }) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(until, now);
  return (
    <p>
      <strong className="num">{left === 'late' ? t('dispute.late') : t('dispute.leftShort', left)}</strong>{' '}
      {t('dispute.untilBoth', {
        yours: format.instant(until, ownTimeZone()),
        theirs: format.instant(until, zone),
        place: format.place(zone),
      })}
    </p>
  );
}
