import type { DeskDispute } from '@travesia/contracts/financials';
import { reasonOf } from '@travesia/contracts/payments';
import type { ReactNode } from 'react';
import { ownTimeZone } from '../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { ScreenLink } from '../../../lib/workbench/screen/places.tsx';
import { Notice, type NoticeTone } from '../../../ui/feedback/notice.tsx';
import { Facts } from '../../../ui/overlay/disclosure.tsx';
import { financialsTexts } from '../texts.ts';
import { DisputeLeft } from './dispute-left.tsx';
import { useMoney } from './use-money.ts';

const TONES: Readonly<Record<DeskDispute['status'], NoticeTone>> = {
  needs_response: 'warning',
  under_review: 'info',
  won: 'success',
  lost: 'danger',
};

interface DisputePartProps {
  dispute: DeskDispute;
  /** Its page; null for those who may not read evidence, which names patients, and for organizations: they read it here. */
  to: string | null;
  /** The way to its page for those who must act as the clinic first. */
  entry?: ReactNode;
}

/** A dispute: what the bank says, how long it can be answered, and the way to the answer. */
export function DisputePart({ dispute, to, entry = null }: DisputePartProps) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const { full } = useMoney();
  const { status, amount, reason, decided_at: decided } = dispute;
  const isOpen = status === 'needs_response';
  return (
    <Notice tone={TONES[status]} icon="scale" title={t(`dispute.${status}`, { amount: full(amount) })}>
      <p>{t(`dispute.why.${reasonOf(reason)}`)}</p>
      {decided ? <p>{t('dispute.decided', { date: format.dayOf(decided, ownTimeZone()) })}</p> : null}
      {isOpen ? <DisputeLeft dispute={dispute} /> : null}
      {to === null ? (
        <ReadHere dispute={dispute} entry={entry} />
      ) : (
        <p className="notice-actions">
          <ScreenLink to={to} className={isOpen ? 'btn btn-primary' : 'btn btn-secondary'}>
            {t(isOpen ? 'dispute.open' : 'dispute.see')}
          </ScreenLink>
        </p>
      )}
    </Notice>
  );
}

/** What else is known of a dispute without a page; only the clinic answers it. */
function ReadHere({
  dispute: { status, created_at: opened, respond_by: until },
  entry,
}: Pick<DisputePartProps, 'dispute' | 'entry'>) {
  const t = useTexts(financialsTexts);
  const format = useFormat();
  const at = (instant: string) => format.instant(instant, ownTimeZone());
  return (
    <>
      <Facts
        items={[
          { name: t('dispute.opened'), value: at(opened) },
          ...(until ? [{ name: t('dispute.until'), value: at(until) }] : []),
        ]}
      />
      {status === 'lost' ? <p>{t('dispute.lostText')}</p> : null}
      {entry ? (
        <>
          <p>{t('dispute.asClinic')}</p>
          <p className="notice-actions">{entry}</p>
        </>
      ) : status === 'needs_response' ? (
        <p>{t('dispute.byOthers')}</p>
      ) : null}
    </>
  );
}
