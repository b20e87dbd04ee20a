import type { View } from '@travesia/contracts/catalog';
import { type Locale, pageFacts } from '@travesia/contracts/kit';
import type { ClinicBookings, ClinicOverview, OnboardingStatus } from '@travesia/contracts/providers';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import type { BookingsAsked } from '../bookings-of-clinic.ts';
import { findClinicFacts, findManagerOf, listWaitingRequests } from '../clinic-facts.repo.ts';
import { onboardingStatus } from '../onboarding.rules.ts';
import { presentOverview } from '../overview.presenter.ts';
import { type ClinicScope, ofClinic } from '../clinic.policy.ts';
import type { ClinicDeps } from '../clinic-deps.ts';

const REQUESTS_SHOWN = 100;

async function factsOf(deps: ClinicDeps, scope: ClinicScope) {
  const facts = await findClinicFacts(deps.database.db, scope, deps.clock.now());
  if (!facts) throw new ProblemError('access.no_clinic');
  return facts;
}

/** Overview of the request's clinic. */
export async function getClinicOverviewQuery(deps: ClinicDeps, view: View, actor: Actor): Promise<ClinicOverview> {
  const scope = ofClinic(actor);
  const { clock, database, reference } = deps;
  const { db } = database;
  const [facts, manager, requests] = await Promise.all([
    factsOf(deps, scope),
    findManagerOf(db, scope),
    listWaitingRequests(db, scope, REQUESTS_SHOWN),
  ]);
  const { timeZone } = facts.clinic;
  const [now, today] = [clock.now(), clock.today(timeZone)];
  const bookings = await deps.bookings.overview(scope, { now, timeZone, language: view.language });
  const around = { bookings, requests, manager, now, today, view, person: scope.person };
  return presentOverview(await reference(), facts, around);
}

/** Onboarding progress of the request's clinic. */
export async function getOnboardingQuery(deps: ClinicDeps, actor: Actor): Promise<OnboardingStatus> {
  const facts = await factsOf(deps, ofClinic(actor));
  return onboardingStatus(facts, deps.clock.today(facts.clinic.timeZone));
}

/** Bookings of the request's clinic. */
export async function listClinicBookingsQuery(
  deps: ClinicDeps,
  asked: BookingsAsked,
  actor: Actor,
  language: Locale,
): Promise<ClinicBookings> {
  const { limit, offset } = asked;
  const { total, bookings } = await deps.bookings.list(ofClinic(actor), asked, language);
  return { data: bookings, ...pageFacts(total, Math.floor(offset / limit) + 1, limit), limit, offset };
}
