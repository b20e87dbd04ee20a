import type { ClinicBadges, NetworkBadges } from '@travesia/contracts/badges';
import type { Db } from '../../../platform/db/database.ts';
import {
  countClinicClaimsToAct,
  countClinicIncidents,
  countNetworkClaimsToAct,
  countNetworkIncidents,
} from '../../aftercare/index.ts';
import { countClinicToAnswer, countNetworkToAnswer } from '../../bookings/index.ts';
import { countClinicJourneysToAnswer, countNetworkJourneysToAnswer } from '../../journeys/index.ts';
import { countUnreadQuery } from '../../messaging/index.ts';
import { countUnreadChannelsQuery } from '../../team-messages/index.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listOpenInvitations } from '../../invitations/index.ts';
import { findClinicFacts, onboardingStatus, countCredentials, ofClinic } from '../../providers/index.ts';
import { listNetworkFacts, needsOf, networkCredentials, ofNetwork, networkOf } from '../../organizations/index.ts';
import { countWaiting, receivedBy, sentBy } from '../../packages/index.ts';
import type { BadgesDeps } from '../badges-deps.ts';

/** Navigation counts for the request's clinic, computed with the same queries as its pages. */
export async function countClinicBadgesQuery(deps: BadgesDeps, actor: Actor): Promise<ClinicBadges> {
  const scope = ofClinic(actor);
  const { database, clock } = deps;
  const [facts, answered, proposals, toAnswer, journeys, incidents, claims, unread, team] = await Promise.all([
    findClinicFacts(database.db, scope, clock.now()),
    deps.answeredTickets(actor),
    countWaiting(database.db, receivedBy(actor)),
    countClinicToAnswer(database.db, actor),
    countClinicJourneysToAnswer(database.db, actor),
    countClinicIncidents(database.db, actor),
    countClinicClaimsToAct(database.db, actor),
    countUnreadQuery(database.db, actor),
    countUnreadChannelsQuery(database.db, actor),
  ]);
  if (!facts) throw new ProblemError('access.no_clinic');
  const abilities = scope.person.forProvider?.abilities ?? [];
  const mayChange = abilities.includes('clinic.change');
  const toDo = onboardingStatus(facts, clock.today(facts.clinic.timeZone)).steps.filter(
    ({ state, path }) => path !== null && (state === 'open' || state === 'attention'),
  );
  return {
    place: facts.clinic.name,
    verification_status: facts.clinic.verificationStatus,
    requests_waiting: abilities.includes('requests.read') ? facts.requests : 0,
    bookings: toAnswer,
    journeys_to_answer: journeys,
    incidents_unanswered: incidents,
    claims_to_act: claims,
    messages_unread: unread,
    team_messages_unread: team,
    steps_to_do: mayChange ? toDo.length : 0,
    invitations_open: facts.invited,
    proposals_waiting: abilities.includes('packages.publish') ? proposals : 0,
    tickets_answered: answered,
  };
}

/** Navigation counts for the request's organization. */
export async function countNetworkBadgesQuery(deps: BadgesDeps, actor: Actor): Promise<NetworkBadges> {
  const scope = ofNetwork(actor);
  const { db } = deps.database;
  const [{ organization }, clinics, invited, answered, countered, toAnswer, journeys, incidents, claims, unread, team] =
    await Promise.all([
      networkOf(db, scope),
      listNetworkFacts(db, scope, deps.clock.now()),
      countInvited(deps, db, scope.organizationId),
      deps.answeredTickets(actor),
      countWaiting(db, sentBy(actor)),
      countNetworkToAnswer(db, actor),
      countNetworkJourneysToAnswer(db, actor),
      countNetworkIncidents(db, actor),
      countNetworkClaimsToAct(db, actor),
      countUnreadQuery(db, actor),
      countUnreadChannelsQuery(db, actor),
    ]);
  const counts = countCredentials(
    // An uploaded renewal is Travesía's turn.
    networkCredentials(clinics, deps.clock).filter(({ waiting }) => waiting === 0),
  );
  const mayRead = scope.person.forOrganization?.abilities.includes('requests.read') ?? false;
  return {
    place: organization.name,
    bookings: toAnswer,
    journeys_to_answer: journeys,
    incidents_unanswered: incidents,
    claims_to_act: claims,
    messages_unread: unread,
    team_messages_unread: team,
    requests_waiting: mayRead ? clinics.reduce((sum, { requests }) => sum + requests, 0) : 0,
    clinics_needing: clinics.filter((facts) => needsOf(facts, deps.clock.today(facts.clinic.timeZone)).length > 0)
      .length,
    credentials_expired: counts.expired,
    credentials_due: counts.due,
    invitations_open: invited,
    proposals_countered: scope.person.forOrganization?.abilities.includes('clinics.manage') ? countered : 0,
    tickets_answered: answered,
  };
}

async function countInvited({ invitations }: BadgesDeps, db: Db, organizationId: string): Promise<number> {
  const place = { kind: 'organization_member', organizationId, providerId: null } as const;
  const open = await listOpenInvitations(invitations, db, [place]);
  return open.filter(({ state }) => state === 'pending').length;
}
