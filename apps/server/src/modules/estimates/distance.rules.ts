import { type Coordinates, greatCircleKm } from '@travesia/contracts/kit';

/** Direct distance over the globe, whole kilometres. */
export const distanceKm = (from: Coordinates, to: Coordinates): number => Math.round(greatCircleKm(from, to));
