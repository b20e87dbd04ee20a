import type { TripNights } from '@travesia/contracts/estimates';
import type { PackageDetail } from '@travesia/contracts/packages';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Reference } from '../../catalog/index.ts';
import { bestFounded, placeIn } from '../destination.rules.ts';
import type { EstimateBody, EstimateReads } from '../estimate-reads.ts';

type Treatment = NonNullable<ReturnType<Reference['treatments']['get']>>;
type City = NonNullable<ReturnType<Reference['cities']['get']>>;
type Home = EstimateReads['data']['homeCities'][number];

function refuse(field: string, code: string, message: string): never {
  throw new ProblemError('request.invalid', {
    detail: `body.${field}: ${message}`,
    fields: [{ path: `body.${field}`, code, message }],
  });
}

/** The requested treatment; rejects a package for another treatment. */
export function readTreatment(reference: Reference, body: EstimateBody, offer: PackageDetail | null): Treatment {
  const row = reference.treatments.get(body.treatment);
  if (!row)
    throw new ProblemError('catalog.treatment_not_found', {
      detail: `There is no treatment called ${body.treatment}.`,
    });
  if (offer && offer.treatment.slug !== row.slug)
    refuse('package_id', 'other_treatment', `is a package for ${offer.treatment.slug}`);
  return row;
}

export function readHomeCity({ data }: EstimateReads, body: EstimateBody): Home {
  const city = data.homeCities.find(({ slug }) => slug === body.home_city);
  return city ?? refuse('home_city', 'invalid_value', 'must be one of GET /home-cities');
}

interface Asked {
  treatment: Treatment;
  offer: PackageDetail | null;
  home: Home;
}

/** The destination city: the package's, else the requested one, else the best for the country. */
export function readDestination(reference: Reference, body: EstimateBody, { treatment, offer, home }: Asked): City {
  const asked = offer ? offer.city.slug : body.destination;
  const named = asked === undefined ? undefined : reference.cities.get(asked);
  if (named) return named;
  const prices = [...(reference.prices.get(treatment.slug)?.values() ?? [])].filter(
    (row) => reference.countries.get(row.country)?.destination,
  );
  const country = offer?.country.code ?? body.destination ?? bestFounded(prices)?.country;
  const place = country && placeIn([...reference.cities.values()], country, treatment.slug, home);
  return place || refuse('destination', 'invalid_value', 'must be a destination country or city of GET /locations');
}

/** Rejects stays that end before the patient may fly. */
export function refuseShortStay(trips: readonly TripNights[], body: EstimateBody): void {
  const [first] = trips;
  if (!first || body.nights === undefined || body.nights >= first.shortest) return;
  refuse('nights', 'stay_too_short', `must be at least ${first.shortest}: nobody may fly home before`);
}

export function refuseUnquotedCurrency(reference: Reference, { currency }: EstimateBody): void {
  if (reference.rates.has(currency)) return;
  refuse('currency', 'unknown_currency', `must be one of ${[...reference.rates.keys()].sort().join(', ')}`);
}
