import { listLocations } from '@travesia/contracts/catalog';
import { useCallback } from 'react';
import { useSite } from '../../../lib/site/site.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { type Loaded, useLoaded } from '../../../lib/calls/use-loaded.ts';

/** The countries of the catalogue to choose from. */
export function useCountries(): Loaded<{ value: string; label: string }[]> {
  const { locale: language, currency } = useSite();
  return useLoaded(
    useCallback(async () => {
      const { data } = await sessionCall(listLocations, { query: { language, currency } }, { background: true });
      return data.map(({ code, name }) => ({ value: code, label: name }));
    }, [language, currency]),
  );
}
