import type { EndpointArgs } from '@travesia/contracts/kit';
import {
  type createTeamChannel,
  MOST_CHANNEL_MEMBERS,
  type TeamChannel,
  teamChannelChangedLive,
} from '@travesia/contracts/team-messages';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Allowance } from '../../../platform/wait-seconds.ts';
import { ofEverySide } from '../../journeys/index.ts';
import { refuseFlood } from '../../messaging/index.ts';
import { type ChannelScope, kindsFor, ofOwnTeam } from '../channels.policy.ts';
import { type ChannelRow, findNetwork, findOfJourney, insertChannel, listCreated } from '../channels.repo.ts';
import { insertMembers } from '../members.repo.ts';
import { readChannel } from '../queries/read-channel.ts';
import { findSubject, type Subject } from '../subject.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { tellChannel } from '../tell-channel.ts';
import { listPeople } from '../who-reads.repo.ts';

/** Channels that a person creates in a day. */
const CHANNELS_ALLOWED: Allowance = { most: 30, withinMs: 24 * 3_600_000 };

type Body = EndpointArgs<typeof createTeamChannel>['body'];

/**
 * Creates a channel, or returns that of its journey. Throws `team_messages.subject_not_found`, `team_messages.read_only`,
 * `team_messages.cannot_read` and `messaging.too_many`.
 */
export async function createChannel(deps: TeamMessagesDeps, body: Body, actor: Actor): Promise<TeamChannel> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  if (!kindsFor(scope).includes(body.kind)) throw new ProblemError('team_messages.read_only');
  const journeys = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const network = await findNetwork(tx, scope);
    const subject = await findSubject(tx, scope, journeys, body);
    if (!network || !subject) throw new ProblemError('team_messages.subject_not_found');
    if (subject.journeyId) {
      // Two people who open it at once get the same one.
      await lockKeys(tx, 'team_channels', [subject.journeyId]);
      const known = await findOfJourney(tx, scope, subject.journeyId);
      if (known) return readChannel(deps, tx, scope, known);
    }
    const { userId } = scope.person;
    await refuseFlood((since) => listCreated(tx, userId, since), CHANNELS_ALLOWED, at);
    const row = newRow(deps, scope, body, { subject, organizationId: network.id, at, ...demoFlagOf(actor, network) });
    await insertChannel(tx, row);
    await addFirstMembers(tx, row, body.member_ids);
    await appendAudit(tx, { action: 'team_channels.created', actor, at, target: { type: 'team_channel', id: row.id } });
    await tellChannel(tx, row, teamChannelChangedLive, { channel_id: row.id });
    return readChannel(deps, tx, scope, row.id);
  });
}

interface Given {
  subject: Subject;
  organizationId: string;
  at: Date;
  demo: boolean;
}

function newRow(
  { seal }: TeamMessagesDeps,
  { side, person }: ChannelScope,
  { kind, name, purpose, limited, clinic_takes_part: takesPart }: Body,
  { subject, organizationId, at, demo }: Given,
): ChannelRow {
  const id = uuidv7();
  const isOfClinic = side === 'provider';
  return {
    id,
    organizationId,
    kind,
    ...subject,
    nameSealed: seal.seal(name, id),
    purposeSealed: purpose ? seal.seal(purpose, id) : null,
    // A clinic's channels are those of its team.
    limited: limited && !isOfClinic,
    clinicTakesPart: kind !== 'topic' && (takesPart || isOfClinic),
    createdBy: person.userId,
    lastSeq: 0,
    lastChange: 0,
    lastAt: at,
    archivedAt: null,
    demo,
    createdAt: at,
  };
}

/** The creator, whom they chose, and the clinic's team if it takes part. Throws `team_messages.cannot_read`. */
async function addFirstMembers(tx: Tx, row: ChannelRow, chosen: readonly string[]): Promise<void> {
  const member = { channelId: row.id, joinedAt: row.createdAt };
  const people = await listPeople(tx, row.id);
  const named = [...new Set([row.createdBy, ...chosen])];
  if (!chosen.every((id) => people.some((person) => person.id === id)))
    throw new ProblemError('team_messages.cannot_read');
  const team = people
    .filter((person) => person.reads && person.side === 'provider' && !named.includes(person.id))
    .slice(0, Math.max(0, MOST_CHANNEL_MEMBERS - named.length));
  await insertMembers(tx, [
    ...named.map((userId) => ({ ...member, userId, addedBy: row.createdBy })),
    ...team.map((person) => ({ ...member, userId: person.id })),
  ]);
}
