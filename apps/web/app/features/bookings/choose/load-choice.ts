import { getProviderAvailability } from '@travesia/contracts/availability';
import { getBookingTerms, type BookingTerms } from '@travesia/contracts/bookings';
import type { View } from '@travesia/contracts/catalog';
import { getPackage, type PackageDetail } from '@travesia/contracts/packages';
import {
  type Clinician,
  getProvider,
  listProviderClinicians,
  type ProviderDetail,
} from '@travesia/contracts/providers';
import { getOnlineService, type ServiceDetail, type ServiceOffer } from '@travesia/contracts/services';
import type { Call } from '../../../lib/api/call.ts';
import { isCalendarDate } from '../../../lib/dates/is-calendar-date.ts';
import { problemOf } from '../../../lib/problem/problem-error.ts';
import { type Choice, readChoice } from '../choice.ts';
import { type ShownTimes, showTimes } from './choose-view.ts';
import { loadTimes, type Times } from './load-times.ts';

/** Clinicians whose first free times are read for one page. */
const MOST_OFFERS = 12;

/** The times to choose from, and what the selected one would cost. */
export interface Choosing {
  choice: Choice;
  from: string | null;
  times: Times;
  shown: ShownTimes;
  /** Null while no time is free. */
  terms: BookingTerms | null;
}

/** Resolves to null if it does not exist or can't be booked. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status !== 404 && status !== 409 && status !== 422) throw error;
    return null;
  }
}

interface Asked {
  choice: Choice;
  search: string;
  /** Of the clinic. */
  provider: Pick<ProviderDetail, 'id' | 'slug'>;
  clinicians: readonly string[] | null;
}

/** Null if the clinic has no calendar, or takes no bookings of this. */
async function loadChoosing(call: Call, { choice, search, provider, clinicians }: Asked): Promise<Choosing | null> {
  const named = new URLSearchParams(search).get('from');
  const from = named !== null && isCalendarDate(named) ? named : null;
  const times = await orNull(loadTimes(call, { clinic: provider.slug, kind: choice.kind, clinicians, from }));
  if (!times) return null;
  const shown = showTimes(times.slots, choice);
  if (!shown.chosen) return { choice, from, times, shown, terms: null };
  const terms = await orNull(
    call(getBookingTerms, {
      query: {
        provider_id: provider.id,
        kind: choice.kind,
        date: shown.chosen.date,
        ...(choice.package ? { package_id: choice.package } : {}),
        ...(choice.service ? { service_type: choice.service } : {}),
        ...(choice.clinician ? { clinician_id: choice.clinician } : {}),
      },
    }),
  );
  return terms && { choice, from, times, shown, terms };
}

export interface VisitChoosing extends Choosing {
  provider: ProviderDetail;
  /** Who is free for this kind of visit. */
  people: Clinician[];
}

/** A consultation at a clinic, or by video; null if it is requested rather than booked there. */
export async function loadVisit(call: Call, search: string, view: View): Promise<VisitChoosing | null> {
  const asked = readChoice(search);
  const { clinic, clinician } = asked;
  if (clinic === null || asked.kind === 'treatment') return null;
  const params = { id: clinic };
  const [provider, people] = await Promise.all([
    orNull(call(getProvider, { params, query: view })),
    orNull(call(listProviderClinicians, { params, query: view })),
  ]);
  if (provider?.verification_status !== 'verified' || !people) return null;
  // A clinic that sees nobody in person first is seen by video, unless the URL says how.
  const isSaid = new URLSearchParams(search).has('kind');
  const isOnline = !isSaid && provider.next_free_on === null && provider.next_free_online_on !== null;
  const choice = isOnline ? { ...asked, kind: 'online' as const } : asked;
  const who = people.data.find(({ id }) => id === clinician) ?? null;
  const found = await loadChoosing(call, {
    choice: { ...choice, clinic: provider.slug, clinician: who?.id ?? null, package: null, service: null },
    search,
    provider,
    clinicians: who ? [who.id] : null,
  });
  if (!found) return null;
  return {
    ...found,
    provider,
    people: people.data.filter(({ id }) => found.times.clinicianIds.includes(id) || id === who?.id),
  };
}

export interface JourneyChoosing extends Choosing {
  detail: PackageDetail;
}

/** A package: `detail` alone if it exists but can't be booked. */
export async function loadJourney(
  call: Call,
  { id, search, view }: { id: string; search: string; view: View },
): Promise<{ detail: PackageDetail | null; found: JourneyChoosing | null }> {
  const detail = await orNull(call(getPackage, { params: { id }, query: view }));
  if (!detail) return { detail: null, found: null };
  const { provider, clinicians } = detail;
  const { date, time, starts } = readChoice(search);
  const choice = {
    ...readChoice(''),
    package: detail.id,
    kind: 'treatment',
    clinic: provider.slug,
    date,
    time,
    starts,
  } as const;
  const named = clinicians.map(({ id: one }) => one);
  const found = await loadChoosing(call, { choice, search, provider, clinicians: named.length ? named : null });
  return { detail, found: found && { ...found, detail } };
}

/** An offer with its first free time; null if none is known. */
export interface FirstFree {
  offer: ServiceOffer;
  slot: Times['slots'][number];
  zone: string;
}

export interface ServiceChoosing {
  service: ServiceDetail;
  /** Offers with a free time, earliest first, while no clinician is chosen. */
  first: FirstFree[];
  chosen: (Choosing & { offer: ServiceOffer }) | null;
}

/** An online service by video: whom to choose or, once someone is chosen, their times. Null if it can't be booked. */
export async function loadServiceChoice(
  call: Call,
  { type, search, view }: { type: string; search: string; view: View },
): Promise<ServiceChoosing | null> {
  const found = await orNull(call(getOnlineService, { params: { type }, query: { ...view, limit: 100 } }));
  if (found?.service.mode !== 'video') return null;
  const { service } = found;
  const offers = found.offers.data.filter(({ provider }) => provider.verification_status === 'verified');
  const asked = readChoice(search);
  const offer = offers.find(
    ({ clinician, provider }) =>
      clinician.id === asked.clinician && [null, provider.slug, provider.id].includes(asked.clinic),
  );
  if (!offer) return { service, first: await loadFirstFree(call, offers), chosen: null };
  const { provider, clinician } = offer;
  const choosing = await loadChoosing(call, {
    choice: {
      ...asked,
      kind: 'online',
      package: null,
      service: service.slug,
      clinic: provider.slug,
      clinician: clinician.id,
    },
    search,
    provider,
    clinicians: [clinician.id],
  });
  return choosing && { service, first: [], chosen: { ...choosing, offer } };
}

/** Ids of the offers by video whose clinician has a free time in the next two weeks. */
export async function bookableOffers(call: Call, offers: readonly ServiceOffer[]): Promise<string[]> {
  const found = await Promise.all(
    offers.map(async ({ id, provider, clinician }) => {
      if (provider.verification_status !== 'verified') return [];
      const query = { clinician: clinician.id, kind: 'online' } as const;
      const times = await orNull(call(getProviderAvailability, { params: { id: provider.slug }, query }));
      return times?.data.length ? [id] : [];
    }),
  );
  return found.flat();
}

async function loadFirstFree(call: Call, offers: readonly ServiceOffer[]): Promise<FirstFree[]> {
  const found = await Promise.all(
    offers.slice(0, MOST_OFFERS * 2).map(async (offer) => {
      const { provider, clinician } = offer;
      const times = await orNull(
        loadTimes(call, { clinic: provider.slug, kind: 'online', clinicians: [clinician.id], from: null }),
      );
      const [slot] = times?.slots ?? [];
      return times && slot ? { offer, slot, zone: times.time_zone } : null;
    }),
  );
  return found
    .filter((one) => one !== null)
    .sort((one, other) => Date.parse(one.slot.starts_at) - Date.parse(other.slot.starts_at))
    .slice(0, MOST_OFFERS);
}
