import { getAdminProvider } from '@travesia/contracts/platform-admin';
import { useCallback } from 'react';
import { useLocale } from '../../../../lib/i18n/use-texts.tsx';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';

/** The whole record of a clinic, in the page's language. */
export function useRecord(id: string) {
  const language = useLocale();
  return useLoaded(
    useCallback(
      () => sessionCall(getAdminProvider, { params: { id }, query: { language } }, { background: true }),
      [id, language],
    ),
  );
}
