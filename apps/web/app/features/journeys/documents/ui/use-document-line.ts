import type { JourneyDocumentSummary } from '@travesia/contracts/journeys';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { documentTexts } from '../texts.ts';

/** What last happened to a document, in a sentence. */
export function useDocumentLine(zone: string): (document: JourneyDocumentSummary) => string {
  const t = useTexts(documentTexts);
  const format = useFormat();
  const time = (instant: string) => format.instant(instant, zone);
  return ({
    ended_at: ended,
    countersigned_at: explained,
    clinician,
    signed_at: signed,
    status,
    created_at: offered,
  }) => {
    if (ended) return t('line.ended', { time: time(ended) });
    if (explained && clinician) return t('line.explained', { name: clinician.name, time: time(explained) });
    if (signed) return t(status === 'signed' ? 'line.waiting' : 'line.signed', { time: time(signed) });
    return t('line.offered', { time: time(offered) });
  };
}
