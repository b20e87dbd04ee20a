import { useFormat } from '../../../lib/format/use-format.ts';
import type { FindCareData } from './load-find-care.ts';

/** The place asked for, as text: “Tijuana”, “Tijuana or Bogotá”. */
export function usePlace(understood: FindCareData['understood']): string | undefined {
  const format = useFormat();
  if (understood?.city) return named([understood.city, ...understood.other_cities]);
  return understood?.country ? named([understood.country, ...understood.other_countries]) : undefined;

  function named(places: readonly { name: string }[]): string {
    return format.list(
      places.map(({ name }) => name),
      'disjunction',
    );
  }
}
