import { type Coordinates, greatCircleKm } from '@travesia/contracts/kit';

/** Great-circle distance in whole kilometers. */
export const distanceKm = (from: Coordinates, to: Coordinates): number => Math.round(greatCircleKm(from, to));
