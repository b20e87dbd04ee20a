import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { pairsTexts } from './texts.ts';

/** Formats the distance of two facilities: to the ten meters, because next door matters. Null if it is unknown. */
export function useApart(): (km: number | null) => string | null {
  const t = useTexts(pairsTexts);
  const format = useFormat();
  return (km) => {
    if (km === null) return null;
    return km < 1 ? t('apart.meters', { meters: Math.round(km * 100) * 10 }) : format.distance(km);
  };
}
