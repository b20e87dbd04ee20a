import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import { busyTimes } from '../availability/index.ts';
import { bookingLifecycle } from './booking.lifecycle.ts';
import { bookingTimes } from './booking-times.repo.ts';
import { bookingsDeps } from './booking-services.ts';
import { catalogService } from '../catalog/index.ts';
import { bookingsOfClinicService, bookingsOfProviderService, clinicHolders } from '../providers/index.ts';
import { bookingsOfClinic, bookingsOfProvider } from './desk/clinic-desk-bookings.ts';
import { bookingRows } from './clinic-rows.ts';
import { bookingsPersonalData } from './bookings-personal-data.ts';
import { bookingsRoutes } from './bookings.routes.ts';
import { followErasedPatients, followTakenTimes } from './bookings.subscribers.ts';
import { remindOfBookings } from './reminders/reminders.jobs.ts';
import { bookingMails } from './telling/mails/booking-mails.ts';
import { writeOfBookings } from './telling/write-of-bookings.ts';

/** `no-reply@travesia.example` of `Travesía <no-reply@travesia.example>`. */
const addressIn = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

export const bookingsFeature = defineFeature({
  name: 'bookings',
  lifecycles: [bookingLifecycle],
  tags: { bookings: 'Bookings of times at clinics: requesting, answering, moving and cancelling them.' },
  offers: [
    contribute(busyTimes, () => bookingTimes),
    contribute(clinicHolders, () => bookingRows),
    offer(bookingsOfClinicService, (parts) =>
      bookingsOfClinic({ ...parts, reference: parts.get(catalogService).reference }),
    ),
    offer(bookingsOfProviderService, (parts) =>
      bookingsOfProvider({ ...parts, reference: parts.get(catalogService).reference }),
    ),
  ],
  routes: (parts) => bookingsRoutes(bookingsDeps(parts)),
  background: (parts) => {
    const deps = bookingsDeps(parts);
    followTakenTimes(parts.outbox, deps);
    followErasedPatients(parts.outbox, deps);
    remindOfBookings(parts.jobs, parts);
    const { mail, origin, config, clock } = parts;
    writeOfBookings(parts.outbox, {
      mail,
      clock,
      origin,
      money: deps.money,
      host: deps.host,
      sender: addressIn(config.mailFrom),
    });
  },
  mails: bookingMails,
  personalData: ({ secret }) => bookingsPersonalData(secret),
});
