import { authenticateSessions } from '../../../modules/accounts/index.ts';
import { CLINIC, NETWORK } from '../../../modules/contexts/testing/open-house.ts';
import type { openTeamsHouse } from '../../../modules/team-messages/testing/teams-house.ts';
import type { Credentials, Principal } from '../authorization/principals.ts';
import { accepts, call, keptOf, speaks, type Stage, writes } from './acts.ts';

type House = Awaited<ReturnType<typeof openTeamsHouse>>;

/** People who hear an event until they lose the right to it. Principals lose theirs too when their clinic leaves the organization. */
export const LEAVING = {
  'leaves the clinic': { event: 'message.created' },
  'gets another role': { event: 'message.created' },
  'gets another role in the organization': { event: 'booking.changed' },
  'leaves the channel': { event: 'team_message.updated' },
  'signs out': { event: 'message.created' },
  'is suspended': { event: 'message.created' },
  'ends a context': { event: 'message.created' },
  'org-context': { event: 'message.created' },
  'org-no-context': { event: 'booking.changed' },
} as const;
type Leaving = Exclude<keyof typeof LEAVING, Principal>;

export async function makeLeaving(
  house: House,
  people: Readonly<Record<Principal, Credentials>>,
): Promise<Record<Leaving, Credentials>> {
  const admin = await house.person('admin');
  await house.send('POST', `/admin/providers/${CLINIC}/access`, admin.token, { reason: 'The clinic asked for help' });
  const patient = await authenticateSessions(house.accounts)(people.patient.token ?? '');
  return {
    'leaves the clinic': await house.staff('coordinator'),
    'gets another role': await house.staff('coordinator'),
    'gets another role in the organization': await house.member('manager'),
    'leaves the channel': await house.member('manager'),
    'signs out': { token: await house.signIn(patient?.userId ?? '') },
    'is suspended': await house.staff('clinician'),
    'ends a context': admin,
  };
}

/** Says something that each of them hears while they may. */
export async function speakToAll(stage: Stage): Promise<void> {
  await writes('provider', 'talk', 'said')(stage);
  await speaks('org-no-context', 'topic', 'said to the team')(stage);
  await call(stage, 'org-no-context', 'PUT', `/team-messages/${await limitedSaying(stage)}`, { content: 'Good day' });
  await accepts('patient', 'provider', CLINIC, `booking ${stage.kept.size}`)(stage);
}

/** A message of a channel that has one of them as a member. */
async function limitedSaying(stage: Stage): Promise<string> {
  if (!stage.kept.has('left channel')) {
    const member_ids = [stage.listeners.idOf('leaves the channel')];
    const body = { kind: 'topic', name: 'Prices', limited: true, member_ids };
    stage.kept.set('left channel', String((await call(stage, 'org-no-context', 'POST', '/team-channels', body))['id']));
    await speaks('org-no-context', 'left channel', 'said in the left channel')(stage);
  }
  return keptOf(stage, 'said in the left channel');
}

/** Takes all these rights away. */
export async function leave(stage: Stage): Promise<void> {
  const { idOf } = stage.listeners;
  await call(stage, 'provider', 'DELETE', `/provider/staff/${idOf('leaves the clinic')}`);
  await call(stage, 'provider', 'PUT', `/provider/staff/${idOf('gets another role')}`, { role: 'billing', version: 1 });
  const role = { role: 'analyst', version: 1 };
  const member = idOf('gets another role in the organization');
  await call(stage, 'org-no-context', 'PUT', `/organizations/members/${member}`, role);
  const channel = keptOf(stage, 'left channel');
  await call(stage, 'org-no-context', 'DELETE', `/team-channels/${channel}/members/${idOf('leaves the channel')}`);
  await call(stage, 'signs out', 'POST', '/auth/logout');
  await stage.house.setStatus(idOf('is suspended'), 'suspended');
  await call(stage, 'ends a context', 'DELETE', '/admin/context');
  await call(stage, 'admin', 'DELETE', `/admin/organizations/${NETWORK}/providers/${CLINIC}`, {
    reason: 'It asked to leave',
  });
}
