import { getProvider } from '@travesia/contracts/providers';
import { useCall } from '../../../../lib/calls/use-call.ts';
import { useLocale } from '../../../../lib/i18n/use-texts.tsx';

/** The public telephone number of a clinic by its slug; null while it loads, and if it has none. */
export function useClinicPhone(slug: string): { phone: string | null; isLoading: boolean } {
  const language = useLocale();
  const { data, problem } = useCall(getProvider, { params: { id: slug }, query: { language } });
  return { phone: data?.phone ?? null, isLoading: data === null && problem === null };
}
