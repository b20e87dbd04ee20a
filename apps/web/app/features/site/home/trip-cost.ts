/** What a comparison is made of; sums are whole units of one currency. */
export interface TripFacts {
  /** Middle of the price at home. */
  home: number;
  /** Middle of the price abroad. */
  treatment: number;
  /** Nights of all trips together that are paid for: those in hospital are part of the treatment's price. */
  nights: number;
  trips: number;
  /** Rides, tests, cover and reserve: middle of their sum. */
  rest: number;
}

export interface TripCost {
  flights: number;
  nights: number;
  /** Treatment, flights, nights and the rest. */
  total: number;
  /** Home less total: negative when the trip costs more. */
  saving: number;
}

/** What a treatment abroad comes to when `flights` (one return journey) and `perNight` (bed and meals) are counted. */
export function tripCost(facts: TripFacts, flights: number, perNight: number): TripCost {
  const flown = flights * facts.trips;
  const slept = perNight * facts.nights;
  const total = facts.treatment + flown + slept + facts.rest;
  return { flights: flown, nights: slept, total, saving: facts.home - total };
}

/** A sum to four figures, since nothing in it is known more exactly: 13,457 becomes 13,460. */
export function roughly(sum: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(sum) || 1)) - 3);
  return Math.round(sum / step) * step;
}
