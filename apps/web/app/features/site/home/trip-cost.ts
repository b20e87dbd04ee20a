/** Inputs of a comparison; amounts are whole units of one currency. */
export interface TripFacts {
  /** Midpoint of the price at home. */
  home: number;
  /** Midpoint of the price abroad. */
  treatment: number;
  /** Paid nights of all trips together: hospital nights are included in the treatment's price. */
  nights: number;
  trips: number;
  /** Rides, tests, insurance and reserve: midpoint of their sum. */
  rest: number;
}

export interface TripCost {
  flights: number;
  nights: number;
  /** Treatment, flights, nights and the rest. */
  total: number;
  /** Home minus total: negative when the trip costs more. */
  saving: number;
}

/** Total cost of a treatment abroad, with `flights` (one return trip) and `perNight` (bed and meals). */
export function tripCost(facts: TripFacts, flights: number, perNight: number): TripCost {
  const flown = flights * facts.trips;
  const slept = perNight * facts.nights;
  const total = facts.treatment + flown + slept + facts.rest;
  return { flights: flown, nights: slept, total, saving: facts.home - total };
}

/** Rounds to four significant figures, since nothing is known more precisely: 13,457 becomes 13,460. */
export function roughly(sum: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(sum) || 1)) - 3);
  return Math.round(sum / step) * step;
}
