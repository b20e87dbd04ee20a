import type { TeamPeople, TeamPlaces } from '@travesia/contracts/team-messages';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { presentTeamPerson } from '../channels.presenter.ts';
import { type ChannelScope, kindsFor, ofOwnTeam } from '../channels.policy.ts';
import { findNetwork, findRecord, listClinics } from '../channels.repo.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { listPeople, listTeams, type PersonRow } from '../who-reads.repo.ts';

type Deps = Pick<TeamMessagesDeps, 'database' | 'takeSide'>;

/** Members of a channel, and who else can be added. Throws `team_messages.channel_not_found`. */
export async function getPeopleQuery(
  { database: { db }, takeSide }: Deps,
  id: string,
  actor: Actor,
): Promise<TeamPeople> {
  const scope = await ofOwnTeam(takeSide, actor);
  const found = await findRecord(db, scope, id);
  if (!found) throw new ProblemError('team_messages.channel_not_found');
  const [people, known] = await Promise.all([listPeople(db, id), listTeams(db, scope)]);
  const isKnown = ({ id: userId }: PersonRow) => known.some((person) => person.id === userId);
  const present = (row: PersonRow) => presentTeamPerson(scope, row);
  return {
    members: people.filter((person) => person.isMember && person.reads).map(present),
    // A clinic doesn't see who works at the others, unless they are here.
    others: people.filter((person) => !(person.isMember && person.reads) && isKnown(person)).map(present),
  };
}

/** What a new channel can be about, and who can be in it. */
export async function getPlacesQuery({ database: { db }, takeSide }: Deps, actor: Actor): Promise<TeamPlaces> {
  const scope: ChannelScope = await ofOwnTeam(takeSide, actor);
  const network = await findNetwork(db, scope);
  if (!network) return { organization_name: null, kinds: [], clinics: [], people: [] };
  const [clinics, people] = await Promise.all([listClinics(db, scope), listTeams(db, scope)]);
  return {
    organization_name: network.name,
    kinds: kindsFor(scope),
    clinics,
    people: people.map((row) => presentTeamPerson(scope, row)),
  };
}
