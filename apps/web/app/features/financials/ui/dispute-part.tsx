import type { DeskDispute } from '@travesia/contracts/financials';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice, type NoticeTone } from '../../../ui/feedback/notice.tsx';
import { financialsTexts } from '../texts.ts';
import { DisputeLeft } from './dispute-left.tsx';
import { useMoney } from './use-money.ts';

const TONES: Readonly<Record<DeskDispute['status'], NoticeTone>> = {
  needs_response: 'warning',
  under_review: 'info',
  won: 'success',
  lost: 'danger',
};
const EVIDENCE = ['agreed', 'visit', 'messages', 'refunds'] as const;

interface DisputePartProps {
  dispute: DeskDispute;
  /** Where evidence is sent, without language prefix. */
  support: string;
}

/** A dispute: what the bank says, how long it can be answered, and with what. */
export function DisputePart({ dispute, support }: DisputePartProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  const { status, amount, reason, decided_at: decided } = dispute;
  return (
    <Notice tone={TONES[status]} icon="scale" title={t(`dispute.${status}`, { amount: full(amount) })}>
      <p>{t('dispute.reason', { reason: reason.replaceAll('_', ' ') })}</p>
      {decided ? <p>{t('dispute.decided', { date: format.dayOf(decided, ownTimeZone()) })}</p> : null}
      {status === 'needs_response' ? (
        <>
          <DisputeLeft dispute={dispute} />
          <p className="strong money-evidence">{t('evidence.heading')}</p>
          <ul className="money-evidence-list">
            {EVIDENCE.map((key) => (
              <li key={key}>{t(`evidence.${key}`)}</li>
            ))}
          </ul>
          <p>{t.rich('evidence.to', { support: <LocalLink key="to" to={support} /> })}</p>
        </>
      ) : null}
    </Notice>
  );
}
