import type { Conversation, Message, MessageList } from '@travesia/contracts/messaging';
import { sql } from 'drizzle-orm';
import type { Translator } from '../../../platform/translation/translator.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { openJourneysHouse } from '../../journeys/testing/journeys-house.ts';

/** Patients, clinics and an organization that write to each other, over HTTP; `translator` translates what they write. */
export async function openMessagesHouse({ translator = null }: { translator?: Translator | null } = {}) {
  const house = await openJourneysHouse({ translator });
  const { run, send } = house;
  const clear = async () => {
    await house.clear();
    await run(sql`delete from conversations`);
  };
  const begin = async (token: string, more: object = {}) => {
    const body = {
      recipient_id: CLINIC,
      recipient_type: 'provider',
      subject: 'My knee',
      initial_message: 'Hello',
      ...more,
    };
    const answer = await send('POST', '/conversations', token, body);
    return { ...answer, conversation: answer.body as unknown as Conversation };
  };
  const write = async (token: string, id: string, content: string, more: object = {}) => {
    const answer = await send('POST', `/conversations/${id}/messages`, token, { content, ...more });
    return { ...answer, message: answer.body as unknown as Message };
  };
  const list = async (token: string, id: string, query = '') =>
    (await send('GET', `/conversations/${id}/messages${query}`, token)).body as unknown as MessageList;
  const see = async (token: string, id: string) =>
    (await send('GET', `/conversations/${id}`, token)).body as unknown as Conversation;
  /** A patient who asked the clinic about a treatment; their journey. */
  const treated = async () => {
    const who = await house.patient();
    const asked = await house.ask(who.token, await house.answered(who.token));
    const [journey] = asked.body['data'] as { id: string }[];
    return { ...who, journeyId: journey?.id ?? '' };
  };
  return { ...house, clear, begin, write, list, see, treated };
}
