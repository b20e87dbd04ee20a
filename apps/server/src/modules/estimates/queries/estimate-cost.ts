import type { CostEstimate } from '@travesia/contracts/estimates';
import type { PackageDetail } from '@travesia/contracts/packages';
import type { Actor } from '../../../platform/http/request-context.ts';
import { HOME_COUNTRY, presentCountryPrice, type Reference } from '../../catalog/index.ts';
import { getPackageQuery } from '../../packages/index.ts';
import { costLines } from '../cost-lines.rules.ts';
import { distanceKm } from '../distance.rules.ts';
import type { EstimateBody, EstimateReads } from '../estimate-reads.ts';
import { presentLine, savingOf, totalOf } from '../estimates.presenter.ts';
import { clinicDays, nightsOfTrips } from '../trip-nights.rules.ts';
import {
  readDestination,
  readHomeCity,
  readTreatment,
  refuseShortStay,
  refuseUnquotedCurrency,
} from './read-estimate.ts';
import { presentHomeCity } from './list-home-cities.ts';

/** Estimates the cost of the whole trip; rejections name the invalid field. */
export async function estimateCostQuery(reads: EstimateReads, body: EstimateBody, actor: Actor): Promise<CostEstimate> {
  const { assumptions } = reads.data;
  const [reference, counts] = await Promise.all([reads.catalog.reference(), reads.catalog.counts()]);
  refuseUnquotedCurrency(reference, body);
  const offer = body.package_id ? await getPackageQuery(reads.packages, body.package_id, body, actor) : null;
  const treatment = readTreatment(reference, body, offer);
  const home = readHomeCity(reads, body);
  const city = readDestination(reference, body, { treatment, offer, home });
  const trips = nightsOfTrips(treatment, body.nights);
  refuseShortStay(trips, body);

  const prices = reference.prices.get(treatment.slug);
  const marketRow = prices?.get(city.country);
  const homeRow = prices?.get(home.country) ?? prices?.get(HOME_COUNTRY);
  const distance = distanceKm(home, { lat: city.lat ?? home.lat, lon: city.lon ?? home.lon });
  const figures = figuresOf(reads, city);
  const people = body.companion ? 2 : 1;
  const counted = costLines(assumptions, {
    ...figures,
    trips,
    people,
    offer,
    distanceKm: distance,
    risk: treatment.riskClass,
    rates: reference.rates,
    clinicDays: (trip) => clinicDays(treatment, trip),
    market: marketRow ? { low: marketRow.lowUsdMinor, high: marketRow.highUsdMinor } : null,
  });
  const byLand = distance <= assumptions.flights.land_km;
  const known = {
    ...figures,
    assumptions,
    offer,
    people,
    byLand,
    market: marketRow ? presentCountryPrice(reference, counts, marketRow, body) : null,
  };
  const lines = counted.map((line) => presentLine(reference, line, known, body));
  const total = totalOf(lines, body);
  const homePrice = homeRow ? presentCountryPrice(reference, counts, homeRow, body) : null;
  const { secondTripMinMonths: min, secondTripMaxMonths: max } = treatment;
  return {
    treatment: { slug: treatment.slug, name: treatment.shortName[body.language], trips: treatment.trips },
    home_city: presentHomeCity(reference, home, body),
    destination: {
      country: countryOf(reference, city.country, body),
      city: { slug: city.slug, name: city.name[body.language] },
      distance_km: distance,
      by_land: byLand,
    },
    package: presentOffer(offer),
    people,
    trips,
    second_trip_after_months: min !== null && max !== null ? { min, max } : null,
    lines,
    total,
    home_price: homePrice,
    saving: homePrice ? savingOf(homePrice.price, total) : null,
    rate_date: reference.rateDate,
  };
}

const countryOf = (reference: Reference, code: string, { language }: EstimateBody) => ({
  code,
  name: reference.countries.get(code)?.name[language] ?? code,
});

/** Cost of a night and of a day's meals in a city. */
function figuresOf({ data: { assumptions } }: EstimateReads, { slug, country }: { slug: string; country: string }) {
  const { room, meals } = assumptions;
  const nothing = { low: 0, high: 0 };
  return { room: room.cities[slug] ?? room.countries[country] ?? nothing, meals: meals[country] ?? nothing };
}

const presentOffer = (offer: PackageDetail | null): CostEstimate['package'] =>
  offer && {
    id: offer.id,
    title: offer.title,
    provider: { slug: offer.provider.slug, name: offer.provider.name },
    demo: offer.demo,
  };
