import { type TeamChannel, type TeamChannelChange, teamChannelChangedLive } from '@travesia/contracts/team-messages';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { mayManage, ofOwnTeam } from '../channels.policy.ts';
import { writeChannel } from '../channels.repo.ts';
import { lockInScope } from '../lock-channel.ts';
import { readChannel } from '../queries/read-channel.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { tellChannel } from '../tell-channel.ts';

/** Changes name, purpose and readers of a channel. Throws `team_messages.channel_not_found` and `team_messages.read_only`. */
export async function changeChannel(
  deps: TeamMessagesDeps,
  id: string,
  { name, purpose, limited, clinic_takes_part: takesPart }: TeamChannelChange,
  actor: Actor,
): Promise<TeamChannel> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const before = await lockInScope(tx, scope, id);
    if (!mayManage(scope, before)) throw new ProblemError('team_messages.read_only');
    // Who reads it is up to the organization: a clinic would lock itself out.
    const isOfNetwork = scope.side === 'organization';
    const change = {
      nameSealed: deps.seal.seal(name, id),
      purposeSealed: purpose ? deps.seal.seal(purpose, id) : null,
      limited: isOfNetwork ? limited : before.limited,
      clinicTakesPart: before.kind !== 'topic' && (isOfNetwork ? takesPart : before.clinicTakesPart),
    };
    // Those who read it until now hear of it too.
    await tellChannel(tx, before, teamChannelChangedLive, { channel_id: id });
    await writeChannel(tx, before, change);
    await tellChannel(tx, { ...before, ...change }, teamChannelChangedLive, { channel_id: id });
    await appendAudit(tx, { action: 'team_channels.changed', actor, at, target: { type: 'team_channel', id } });
    return readChannel(deps, tx, scope, id);
  });
}
