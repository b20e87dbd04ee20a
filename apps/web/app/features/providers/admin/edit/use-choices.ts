import { listLocations, listProviderTypes } from '@travesia/contracts/catalog';
import { useSite } from '../../../../lib/site/site.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { useLoad } from '../../../../lib/calls/use-load.ts';

/** Options: clinic types, and catalogue cities by country. */
export function useChoices() {
  const { locale: language, currency } = useSite();
  return useLoad(['clinic choices', null, language, currency], async (signal) => {
    const query = { language, currency };
    const [types, locations] = await Promise.all([
      sessionCall(listProviderTypes, { query }, { background: true, signal }),
      sessionCall(listLocations, { query }, { background: true, signal }),
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
  });
}
