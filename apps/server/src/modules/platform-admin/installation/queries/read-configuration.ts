import { changeCurrency } from '@travesia/contracts/catalog';
import type { Configuration } from '@travesia/contracts/platform-admin';
import { isClosedTo } from '../../../../platform/demo/closed-acts.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { theInstallation } from '../operations.policy.ts';
import type { OperationsDeps } from '../operations-deps.ts';
import { listRateSources } from '../rates.repo.ts';
import { listSettings } from '../settings.ts';

/** The installation's configuration. */
export async function readConfigurationQuery(deps: OperationsDeps, actor: Actor): Promise<Configuration> {
  theInstallation(actor);
  const [reference, counts, sources] = await Promise.all([
    deps.catalog.reference(),
    deps.catalog.counts(),
    listRateSources(deps.database.db),
  ]);
  const destinations = [...reference.countries.values()].filter(({ destination }) => destination);
  return {
    settings: listSettings(deps),
    currencies: reference.currencies
      .map(({ code, name, selectable, version }) => {
        const rate = reference.rates.get(code);
        const source = sources.get(code) ?? null;
        return { code, name, selectable, version, per_usd: rate?.perUsd ?? null, rated_on: rate?.date ?? null, source };
      })
      .toSorted((a, b) => a.code.localeCompare(b.code)),
    provider_types: reference.types.map(({ slug, name, plural, version }) => ({
      slug,
      name,
      plural,
      version,
      providers: counts.byType.get(slug) ?? 0,
    })),
    locations: destinations
      .map(({ code, name, currency, version, facilityRegistry, professionalRegistry, emergencyNumber }) => ({
        code,
        name,
        currency,
        version,
        cities: [...reference.cities.values()].filter(({ country }) => country === code).length,
        providers: counts.byCountry.get(code)?.providers ?? 0,
        facility_registry: facilityRegistry,
        professional_registry: professionalRegistry,
        emergency_number: emergencyNumber,
      }))
      .toSorted((a, b) => a.code.localeCompare(b.code)),
    sources: {
      provider_types: 'apps/server/data/catalog/provider-types.json',
      locations: 'apps/server/data/catalog/countries.json, cities.json',
    },
    actions: isClosedTo(changeCurrency, actor) ? [] : ['change'],
  };
}
