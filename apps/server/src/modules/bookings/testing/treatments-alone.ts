import { createBooking, NewBooking } from '@travesia/contracts/bookings';
import { defineEndpoint, Id } from '@travesia/contracts/kit';
import { z } from 'zod';
import { defineFeature } from '../../../platform/feature/feature.ts';
import { mount } from '../../../platform/http/module.ts';
import { bookingsDeps } from '../booking-services.ts';
import { requestBooking } from '../commands/request-booking.ts';

/** Where tests book a package alone. */
export const TREATMENTS_ALONE = '/testing/treatments';

const bookTreatmentAlone = defineEndpoint({
  ...createBooking,
  name: 'bookTreatmentAlone',
  path: TREATMENTS_ALONE,
  body: NewBooking.extend({ kind: z.literal('treatment'), package_id: Id }),
});

/**
 * For tests of times and money: books packages without a journey and its answers about health, which the product never does
 * (`reservePackage` and `acceptQuote` are its ways).
 */
export const treatmentsAlone = defineFeature({
  name: 'treatments-alone',
  routes: (parts) => {
    const deps = bookingsDeps(parts);
    return [mount(bookTreatmentAlone, ({ body }, context) => requestBooking(deps, body, context))];
  },
});
