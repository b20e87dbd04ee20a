import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { catalogTexts } from '../../texts.ts';

/** Formats a day of a trip: its date if the trip has dates, otherwise its distance from the main day. */
export function useDayText(): (day: number, date: string | null) => string {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  return (day, date) => {
    if (date !== null) return format.date(date, 'weekday');
    return day < 0 ? t('days.before', { days: -day }) : t('days.day', { day });
  };
}
