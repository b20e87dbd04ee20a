import type { TeamChannel, TeamMessage, TeamMessageList } from '@travesia/contracts/team-messages';
import { sql } from 'drizzle-orm';
import { openMessagesHouse } from '../../messaging/testing/messages-house.ts';

/** People of an organization and its clinics that write in channels, over HTTP. */
export async function openTeamsHouse() {
  const house = await openMessagesHouse();
  const { run, send } = house;
  const clear = async () => {
    await run(sql`delete from team_channels`);
    await house.clear();
  };
  const create = async (token: string, more: object = {}) => {
    const answer = await send('POST', '/team-channels', token, { kind: 'topic', name: 'Prices', ...more });
    return { ...answer, channel: answer.body as unknown as TeamChannel };
  };
  const say = async (token: string, id: string, content: string, more: object = {}) => {
    const answer = await send('POST', `/team-channels/${id}/messages`, token, { content, ...more });
    return { ...answer, message: answer.body as unknown as TeamMessage };
  };
  const hear = async (token: string, id: string, query = '') =>
    (await send('GET', `/team-channels/${id}/messages${query}`, token)).body as unknown as TeamMessageList;
  const look = async (token: string, id: string) =>
    (await send('GET', `/team-channels/${id}`, token)).body as unknown as TeamChannel;
  const channels = async (token: string, query = '') => {
    const { body } = await send('GET', `/team-channels${query}`, token);
    return (body['data'] as TeamChannel[]).map(({ id }) => id);
  };
  return { ...house, clear, create, say, hear, look, channels };
}
