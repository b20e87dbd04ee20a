import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { claimsTexts } from '../texts.ts';

/** Until which day something is due; the exact time is in the tooltip. */
export function DueDay({ at, isAppeal }: { at: string; isAppeal: boolean }) {
  const t = useTexts(claimsTexts);
  const format = useFormat();
  const day = format.dayOf(at, ownTimeZone());
  return (
    <time dateTime={at} title={format.instant(at, ownTimeZone())}>
      {t(isAppeal ? 'due.appeal' : 'due', { day })}
    </time>
  );
}
