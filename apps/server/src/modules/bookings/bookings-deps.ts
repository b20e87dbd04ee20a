import type { Seal } from '../../platform/secrets/seal.ts';
import type { TakeSide } from '../../platform/http/take-side.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { BusySource } from '../availability/index.ts';
import type { Reference } from '../catalog/index.ts';
import type { BookingMoney } from './booking-money.ts';
import type { PatientJourneys } from './patients/patient-journeys.repo.ts';

/** Dependencies of bookings. */
export interface BookingsDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  /** Which clinic or organization a user acts for. */
  takeSide: TakeSide;
  /** Taken times, bookings included. */
  busy: readonly BusySource[];
  /** Encrypts notes of patients. */
  seal: Seal;
  money: BookingMoney;
  journeys: PatientJourneys;
  /** Host name of this installation, for ids of calendar events. */
  host: string;
}
