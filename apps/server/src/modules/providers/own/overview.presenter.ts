import type { View } from '@travesia/contracts/catalog';
import type { ClinicOverview } from '@travesia/contracts/providers';
import type { Person } from '../../../platform/http/request-context.ts';
import { type Reference, showUsd } from '../../catalog/index.ts';
import { clinicActions } from './clinic-actions.rules.ts';
import type { ClinicFacts, WaitingRow } from './clinic-facts.repo.ts';
import { isListed, listingHealth } from './listing.rules.ts';
import { allCredentials, countCredentials } from './credentials.rules.ts';

interface Around {
  bookings: ClinicOverview['bookings'];
  requests: readonly WaitingRow[];
  manager: ClinicOverview['managed_by'];
  now: Date;
  today: string;
  view: View;
  person: Person;
}

/** A clinic's overview. */
export function presentOverview(
  reference: Reference,
  facts: ClinicFacts,
  { bookings, requests, manager, now, today, view, person }: Around,
): ClinicOverview {
  const { clinic } = facts;
  const { language } = view;
  const mayInvite = person.forProvider?.abilities.includes('team.change') ?? false;
  const held = allCredentials(facts.credentials, today);
  const changes = clinicActions(person, clinic).filter((action) => action !== 'ask_to_rename');
  return {
    clinic: {
      id: clinic.id,
      slug: clinic.slug,
      name: clinic.name,
      city: facts.cityName?.[language] ?? null,
      country: reference.countries.get(clinic.country)?.name[language] ?? clinic.country,
      time_zone: clinic.timeZone,
      verification_status: clinic.verificationStatus,
      suspended: clinic.operationalStatus === 'suspended',
      listed: isListed(clinic),
      demo: clinic.demo,
    },
    managed_by: manager,
    bookings,
    requests: {
      waiting: facts.requests,
      oldest_at: facts.oldestRequest,
      data: requests.map((row) => ({
        id: row.id,
        reference: row.reference,
        about: row.about?.[language] ?? null,
        country: row.country,
        language: row.language,
        preferred_month: row.preferredMonth,
        created_at: row.createdAt.toISOString(),
        due_on: row.dueOn,
        overdue: row.dueAt <= now,
      })),
    },
    packages: {
      published: clinic.packageCount,
      drafts: facts.drafts,
      price_from: priceFrom(reference, clinic, view),
    },
    rating: ratingOf(clinic),
    rating_distribution: clinic.ratingDistribution,
    response_minutes: clinic.responseMinutes,
    credentials: countCredentials(held),
    held_credentials: held,
    staff: { people: facts.staff, invited: facts.invited },
    listing: listingHealth(facts, today),
    actions: [...changes, ...(mayInvite && changes.length ? (['invite'] as const) : [])],
  };
}

/** The cheapest published package, or null. */
export const priceFrom = (reference: Reference, clinic: ClinicFacts['clinic'], view: View) =>
  clinic.priceFromUsdMinor === null
    ? null
    : showUsd(reference, clinic.priceFromUsdMinor, view, clinic.priceFromCurrency);

export const ratingOf = ({ ratingAverage, ratingCount }: ClinicFacts['clinic']) =>
  ratingCount > 0 && ratingAverage !== null ? { average: ratingAverage, count: ratingCount } : null;
