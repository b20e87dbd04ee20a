import { setTimeout as sleep } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';

interface Writing {
  tokens: readonly string[];
  conversation: string;
  /** Messages of all writers together. */
  total: number;
  /** Addresses of the servers, as they are now. */
  addresses: () => readonly string[];
}

/** Every how many messages one is sent twice, as by a client that got no answer. */
const TWICE = 20;

/**
 * Writers that send messages one after the other, at any of the servers, each again with its id until it is acknowledged. Returns
 * what was acknowledged: the id of each message by its text. `wrong` gets a line for each answer that must not be.
 */
export async function writeAll(
  { tokens, conversation, total, addresses }: Writing,
  wrong: string[],
  onSent: (count: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const acknowledged = new Map<string, string>();
  let next = 0;
  const send = async (token: string, body: object): Promise<string> => {
    for (;;) {
      const all = addresses();
      const address = all[Math.floor(Math.random() * all.length)] ?? '';
      const response = await fetch(`${address}/api/v1/conversations/${conversation}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).catch(() => null);
      if (response?.status === 201) return ((await response.json()) as { id: string }).id;
      if (response && response.status < 500)
        wrong.push(`a message was answered ${response.status}: ${await response.text()}`);
      if (response?.status === 500) wrong.push('a message was answered 500');
      await sleep(100);
    }
  };
  const write = async (token: string) => {
    while (next < total) {
      next += 1;
      const number = next;
      const content = `message ${number}`;
      const body = { content, client_message_id: uuidv7() };
      const id = await send(token, body);
      acknowledged.set(content, id);
      if (number % TWICE === 0 && (await send(token, body)) !== id) wrong.push(`${content} was doubled`);
      onSent(number);
    }
  };
  await Promise.all(tokens.map(write));
  return acknowledged;
}
