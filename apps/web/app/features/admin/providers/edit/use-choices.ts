import { listLocations, listProviderTypes } from '@travesia/contracts/catalog';
import { useCallback } from 'react';
import { useSite } from '../../../../lib/site/site.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useLoaded } from '../../../../lib/calls/use-loaded.ts';

/** Kinds of clinics and the cities of the catalogue under their countries, to choose from. */
export function useChoices() {
  const { locale: language, currency } = useSite();
  return useLoaded(
    useCallback(async () => {
      const query = { language, currency };
      const [types, locations] = await Promise.all([
        sessionCall(listProviderTypes, { query }, { background: true }),
        sessionCall(listLocations, { query }, { background: true }),
      ]);
      return {
        types: types.data.map(({ slug, name }) => ({ value: slug, label: name })),
        cities: locations.data.map(({ name, cities }) => ({
          label: name,
          options: cities.map((city) => ({ value: city.slug, label: city.name })),
        })),
        countryOf: new Map(
          locations.data.flatMap(({ code, cities }) => cities.map((city): [string, string] => [city.slug, code])),
        ),
      };
    }, [language, currency]),
  );
}
