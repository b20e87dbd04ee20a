import type { Parts } from '../../platform/feature/feature.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { busyTimes } from '../availability/index.ts';
import { catalogService } from '../catalog/index.ts';
import { takeSideOf } from '../contexts/index.ts';
import { bookingMoneyService } from './booking-money.ts';
import type { BookingsDeps } from './bookings-deps.ts';
import { patientJourneysService } from './patients/patient-journeys.repo.ts';

/** What bookings need of the product. */
export const bookingsDeps = (parts: Parts): BookingsDeps => ({
  database: parts.database,
  clock: parts.clock,
  revision: parts.revision,
  reference: parts.get(catalogService).reference,
  takeSide: takeSideOf(parts),
  busy: parts.all(busyTimes),
  seal: createSeal(deriveKey(parts.secret, 'booking notes')),
  money: parts.get(bookingMoneyService),
  journeys: parts.get(patientJourneysService),
  host: new URL(parts.origin).hostname,
});
