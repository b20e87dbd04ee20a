import type { Consultation } from '@travesia/contracts/consultations';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { consultationTexts } from '../texts.ts';

/** Why a room is closed. */
export function ClosedRoom({ room: { closed_because: because, own_side: side } }: { room: Consultation }) {
  const t = useTexts(consultationTexts);
  const why = because ?? 'over';
  return (
    <Notice icon="lock" role="status" title={t(`closed.${why}`)}>
      <p>{t(why === 'ended' ? `closed.ended.${side}` : `closed.${why}.text`)}</p>
    </Notice>
  );
}
