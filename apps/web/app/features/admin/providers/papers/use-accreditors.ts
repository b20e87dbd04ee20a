import { type Accreditor, listAccreditors } from '@travesia/contracts/catalog';
import { useCallback } from 'react';
import { type Loaded, useLoaded } from '../../../../lib/calls/use-loaded.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useSite } from '../../../../lib/site/site.ts';

/** Who accredits clinics and hospitals. */
export function useAccreditors(): Loaded<Accreditor[]> {
  const { locale: language, currency } = useSite();
  return useLoaded(
    useCallback(
      async () => (await sessionCall(listAccreditors, { query: { language, currency } }, { background: true })).data,
      [language, currency],
    ),
  );
}
