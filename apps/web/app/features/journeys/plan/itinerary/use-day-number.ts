import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { planTexts } from '../texts.ts';

/** A day of a trip by its number, such as “Day −3”. */
export function useDayNumber(): (number: number) => string {
  const t = useTexts(planTexts);
  const format = useFormat();
  return (number) => t('day', { day: number < 0 ? `−${format.number(-number)}` : format.number(number) });
}
