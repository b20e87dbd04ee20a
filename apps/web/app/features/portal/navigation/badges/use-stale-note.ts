import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { portalNavTexts } from '../texts.ts';

/** Returns the note below the entries while their counts could not be refreshed; null if they are current. */
export function useStaleNote(isStale: boolean, at: number | null): string | null {
  const t = useTexts(portalNavTexts);
  const format = useFormat();
  if (!isStale) return null;
  return at === null
    ? t('badge.unknown')
    : t('badge.stale', { time: format.time(new Date(at).toISOString(), ownTimeZone()) });
}
