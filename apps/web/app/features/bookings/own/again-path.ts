import type { BookingSummary } from '@travesia/contracts/bookings';
import { choosePath } from '../choice.ts';

/** Free times for the same as a booking, without language prefix. */
export const againPath = ({ kind, provider, package: offer, service, treatment, clinician }: BookingSummary): string =>
  choosePath({
    clinic: provider.slug,
    kind,
    package: offer?.id ?? null,
    service: service?.slug ?? null,
    treatment: treatment?.slug ?? null,
    clinician: clinician?.id ?? null,
  });
