import { organizationAbilities, providerAbilities } from '@travesia/contracts/access';
import { type Flagged, isInSight, sightOf } from '../../platform/demo/sight.ts';
import type { Person } from '../../platform/http/request-context.ts';
import type { Rights, RightsOf } from '../../platform/realtime/rights.ts';
import {
  HEARD,
  type HeardAbility,
  networkRoom,
  organizationRoom,
  platformRoom,
  providerRoom,
  type Room,
  staffRoom,
  userRoom,
} from '../../platform/realtime/rooms.ts';
import { peopleOfSessions } from '../accounts/index.ts';
import { listOpenContexts } from './contexts.repo.ts';
import { listOwnClinics, listOwnNetworks } from './sides.repo.ts';

/** What things can belong to. */
const WORLDS: readonly Flagged[] = [{ demo: true }, { demo: false }];

type Deps = Parameters<typeof peopleOfSessions>[0];

/** Everything that decides what people may hear. */
interface Sides {
  clinics: Awaited<ReturnType<typeof listOwnClinics>>;
  networks: Awaited<ReturnType<typeof listOwnNetworks>>;
  contexts: Awaited<ReturnType<typeof listOpenContexts>>;
}

/** What the people of sessions may hear over the live socket, as `takeSideOf` decides it for calls: by four queries for all. */
export function liveRightsOf(deps: Deps): RightsOf {
  const peopleOf = peopleOfSessions(deps);
  return async (sessionIds) => {
    const people = [...(await peopleOf(sessionIds)).values()];
    const of = (role: Person['role']) => people.filter((person) => person.role === role).map(({ userId }) => userId);
    const actors = people.filter(({ role }) => role === 'admin' || role === 'organization');
    const { db } = deps.database;
    const [clinics, networks, contexts] = await Promise.all([
      listOwnClinics(db, of('provider')),
      listOwnNetworks(db, of('organization')),
      listOpenContexts(
        db,
        actors.map(({ sessionId }) => sessionId),
        deps.clock.now(),
      ),
    ]);
    const sides = {
      clinics: Map.groupBy(clinics, ({ userId }) => userId),
      networks: Map.groupBy(networks, ({ userId }) => userId),
      contexts: Map.groupBy(contexts, ({ sessionId }) => sessionId),
    };
    const rightsOf = (person: Person): Rights => ({
      person,
      rooms: roomsOf(person, {
        clinics: sides.clinics.get(person.userId) ?? [],
        networks: sides.networks.get(person.userId) ?? [],
        contexts: sides.contexts.get(person.sessionId) ?? [],
      }),
    });
    return new Map(people.map((person) => [person.sessionId, rightsOf(person)]));
  };
}

function roomsOf(person: Person, { clinics, networks, contexts }: Sides): Room[] {
  const { userId, role } = person;
  const rooms = new Set<Room>([userRoom(userId)]);
  const hear = (abilities: readonly string[], ...of: ((ability: HeardAbility) => Room)[]) => {
    for (const ability of HEARD) if (abilities.includes(ability)) for (const room of of) rooms.add(room(ability));
  };
  if (role === 'admin')
    for (const world of WORLDS) if (isInSight(sightOf(person), world)) rooms.add(platformRoom(world));
  for (const clinic of clinics)
    hear(
      providerAbilities({ via: 'staff', role: clinic.role }),
      (ability) => providerRoom(clinic.providerId, ability),
      (ability) => staffRoom(clinic.providerId, ability),
    );
  for (const { organizationId, providerId, role: member } of networks) {
    hear(organizationAbilities(member), (ability) => organizationRoom(organizationId, ability));
    if (providerId) hear(organizationAbilities(member), (ability) => networkRoom(providerId, ability));
  }
  for (const { providerId, via, role: member, reason } of contexts) {
    const actor =
      via === 'admin' && role === 'admin'
        ? ({ via } as const)
        : via === 'organization' && role === 'organization' && member && ({ via, role: member } as const);
    // Conversations are read with a reason only.
    const abilities = actor ? providerAbilities(actor).filter((may) => may !== 'messages.read' || reason !== null) : [];
    hear(abilities, (ability) => providerRoom(providerId, ability));
  }
  return [...rooms];
}
