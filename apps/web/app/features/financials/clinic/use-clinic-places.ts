import { useClinicArea } from '../../contexts/index.ts';
import type { LinePlaces } from '../ui/money-lines.tsx';

/** Where bookings and payouts of the shown clinic are. */
export function useClinicPlaces(): Required<LinePlaces> {
  const { base } = useClinicArea();
  return { bookings: `${base}/bookings`, payouts: `${base}/payouts` };
}
