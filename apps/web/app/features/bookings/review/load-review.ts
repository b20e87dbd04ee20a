import { getBookingTerms, type BookingTerms } from '@travesia/contracts/bookings';
import { getPackage, type PackageDetail } from '@travesia/contracts/packages';
import { type Clinician, getClinician, getProvider, type ProviderDetail } from '@travesia/contracts/providers';
import { getOnlineService, type ServiceDetail } from '@travesia/contracts/services';
import { useLoad } from '../../../lib/calls/use-load.ts';
import type { Locale } from '../../../lib/i18n/locale.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { Choice } from '../choice.ts';

/** A choice that names everything that is needed to book it. */
export interface WholeChoice extends Choice {
  clinic: string;
  date: string;
  time: string;
}

/** Whether a choice can be booked as it is. */
export const isWhole = (choice: Choice): choice is WholeChoice =>
  choice.clinic !== null && choice.date !== null && choice.time !== null;

export interface Reviewed {
  provider: ProviderDetail;
  offer: PackageDetail | null;
  service: ServiceDetail | null;
  clinician: Clinician | null;
  terms: BookingTerms;
}

async function load(choice: WholeChoice, language: Locale, signal: AbortSignal): Promise<Reviewed> {
  const options = { background: true, signal } as const;
  const query = { language };
  const params = { id: choice.clinic };
  const { package: offer, service, clinician } = choice;
  const provider = await sessionCall(getProvider, { params, query }, options);
  const [terms, found, about, who] = await Promise.all([
    sessionCall(getBookingTerms, { query: { ...askedOf(choice, provider.id), date: choice.date } }, options),
    offer ? sessionCall(getPackage, { params: { id: offer }, query }, options) : null,
    service
      ? sessionCall(getOnlineService, { params: { type: service }, query: { ...query, limit: 1 } }, options)
      : null,
    clinician ? sessionCall(getClinician, { params: { ...params, clinicianId: clinician }, query }, options) : null,
  ]);
  return { provider, offer: found, service: about?.service ?? null, clinician: who, terms };
}

/** What is booked, as the calls of bookings take it. */
export const askedOf = (choice: Choice, providerId: string) => ({
  provider_id: providerId,
  kind: choice.kind,
  ...(choice.package ? { package_id: choice.package } : {}),
  ...(choice.service ? { service_type: choice.service } : {}),
  ...(choice.clinician ? { clinician_id: choice.clinician } : {}),
});

/** Loads what a choice names and what it costs. Another time of the same is shown at once, its terms a moment later. */
export function useReviewed(choice: WholeChoice, language: Locale) {
  const { clinic, kind, package: offer, service, clinician, date } = choice;
  const key = ['booking review', `${clinic} ${offer ?? service ?? kind} ${clinician ?? ''}`, date, language] as const;
  return useLoad(key, (signal) => load(choice, language, signal));
}
