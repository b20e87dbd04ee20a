import type { ItineraryKind } from '@travesia/contracts/journeys';
import type { IconName } from '../../../../ui/icon/icon.tsx';

/** The icon of each kind of entry. */
export const ENTRY_ICONS: Readonly<Record<ItineraryKind, IconName>> = {
  flight_out: 'plane-takeoff',
  flight_home: 'plane',
  stay: 'bed',
  transfer: 'car',
  appointment: 'stethoscope',
  other: 'circle-dot',
};
