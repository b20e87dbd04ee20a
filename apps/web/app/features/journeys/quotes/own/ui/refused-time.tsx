import type { Slot } from '@travesia/contracts/availability';
import type { NearestSlots } from '@travesia/contracts/bookings';
import type { Problem } from '@travesia/contracts/kit';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Button } from '../../../../../ui/action/button.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { NearestTimes } from '../../../../bookings/index.ts';
import { ownQuotesTexts } from '../texts.ts';

/** Codes after which the page no longer shows what there is. */
const IS_OLD: readonly string[] = [
  'journeys.quote_changed',
  'journeys.quote_not_possible',
  'journeys.quote_expired',
  'journeys.signature_missing',
  'journeys.not_possible',
  'request.stale_version',
];

interface RefusedTimeProps {
  problem: Problem | null;
  /** Its sentence. */
  fault: string;
  onChoose: (slot: Slot) => void;
  onReload: () => void;
}

/** Why it did not work, and what to do: the nearest free times for one that was taken, or what there is now. */
export function RefusedTime({ problem, fault, onChoose, onReload }: RefusedTimeProps) {
  const t = useTexts(ownQuotesTexts);
  if (!problem || !fault) return null;
  if (problem.code === 'bookings.slot_taken') {
    const near = (problem.present as NearestSlots | undefined)?.nearest ?? [];
    return (
      <Notice tone="warning" role="alert" title={t('taken.title')}>
        <p>{t(near.length > 0 ? 'taken.text' : 'taken.none')}</p>
        <NearestTimes slots={near} onChoose={onChoose} />
      </Notice>
    );
  }
  return (
    <Notice tone="danger" role="alert">
      <p>{fault}</p>
      {IS_OLD.includes(problem.code) ? (
        <p>
          <Button type="button" size="small" icon="refresh-cw" onClick={onReload}>
            {t('refused.reload')}
          </Button>
        </p>
      ) : null}
    </Notice>
  );
}
