import { listLocations } from '@travesia/contracts/catalog';
import { useSite } from '../../../lib/site/site.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { Loaded } from '../../../lib/calls/loaded.ts';
import { useLoad } from '../../../lib/calls/use-load.ts';

/** Loads the countries of the catalog as options. */
export function useCountries(): Loaded<{ value: string; label: string }[]> {
  const { locale: language, currency } = useSite();
  return useLoad(['countries', null, language, currency], async (signal) => {
    const { data } = await sessionCall(listLocations, { query: { language, currency } }, { background: true, signal });
    return data.map(({ code, name }) => ({ value: code, label: name }));
  });
}
