import { listLocations } from '@travesia/contracts/catalog';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocale } from '../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../lib/site/site.ts';

/** The emergency number of a country by its name in the reader’s language; null while it loads, and if it isn’t known. */
export function useEmergencyNumber(country: string): { number: string | null; isLoading: boolean } {
  const language = useLocale();
  const { currency } = useSite();
  const { data, problem } = useCall(listLocations, { query: { language, currency } });
  const number = data?.data.find(({ name }) => name === country)?.emergency_number ?? null;
  return { number, isLoading: data === null && problem === null };
}
