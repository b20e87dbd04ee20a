import { getAdminProvider } from '@travesia/contracts/providers';
import { useLocale } from '../../../../lib/i18n/use-texts.tsx';
import { useCall } from '../../../../lib/calls/use-call.ts';

/** Loads a clinic's complete record in the page's language. */
export function useRecord(id: string) {
  const language = useLocale();
  return useCall(getAdminProvider, { params: { id }, query: { language } });
}
