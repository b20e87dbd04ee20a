import { listLocations } from '@travesia/contracts/catalog';
import { useCallback } from 'react';
import { useSite } from '../../../lib/site/site.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import { useLoaded } from '../../../lib/calls/use-loaded.ts';

/** The countries of the catalogue to choose from; null until they are known. */
export function useCountries(): { value: string; label: string }[] | null {
  const { locale: language, currency } = useSite();
  const { data, problem } = useLoaded(
    useCallback(
      () => sessionCall(listLocations, { query: { language, currency } }, { background: true }),
      [language, currency],
    ),
  );
  return data?.data.map(({ code, name }) => ({ value: code, label: name })) ?? (problem ? [] : null);
}
