import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authenticateSessions } from '../../../modules/accounts/index.ts';
import { liveRightsOf } from '../../../modules/contexts/index.ts';
import type { OpenHouse } from '../../../modules/contexts/testing/open-house.ts';
import type { Live } from '../../../platform/realtime/live.ts';
import { userRoom } from '../../../platform/realtime/rooms.ts';
import { tellLiveNow } from '../../../platform/realtime/tell-live.ts';
import { type Client, connectTo, thingHappened, until } from '../../../platform/realtime/testing/open-hub.ts';
import type { Credentials } from '../authorization/principals.ts';

interface Listener {
  client: Client;
  userId: string;
}

/** Everyone’s connection to the live socket, and what each of them has heard since the last question. */
export async function openListeners(
  { house, live }: { house: OpenHouse; live: Live },
  people: Readonly<Record<string, Credentials>>,
) {
  const server = createServer();
  live.open(server, {
    authenticate: authenticateSessions(house.accounts),
    rightsOf: liveRightsOf(house.accounts),
    publicUrl: undefined,
    trustProxy: 0,
    ratePerMinute: 0,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const listeners = new Map<string, Listener>();
  const refused = new Map<string, string>();
  for (const [name, { token, headers }] of Object.entries(people)) {
    const shown = headers?.['x-provider-id'];
    const client = connectTo(address, { ...(token ? { token } : {}), ...(shown ? { provider_id: shown } : {}) });
    const refusal = await Promise.race([client.ready.then(() => null), client.refused]);
    if (refusal !== null) {
      refused.set(name, refusal);
      client.close();
      continue;
    }
    const person = await authenticateSessions(house.accounts)(token ?? '');
    if (!person) throw new Error(`${name} is connected without a session`);
    listeners.set(name, { client, userId: person.userId });
  }
  const listener = (name: string): Listener => {
    const found = listeners.get(name);
    if (!found) throw new Error(`${name} is not connected`);
    return found;
  };
  let fences = 0;
  return {
    refused,
    names: () => [...listeners.keys()],
    idOf: (name: string) => listener(name).userId,
    endsOf: (name: string) => listener(name).client.ends,
    /** Says an act over the socket of a person, and waits until it is done. */
    say: async (name: string, act: string, data: unknown) => {
      const answer = await listener(name).client.ask(act, data);
      if (!answer.ok) throw new Error(`${name} could not say ${act}: ${answer.code}`);
    },
    /** Who has heard which events since the last question, by event. */
    heard: async (): Promise<Map<string, Set<string>>> => {
      // What is told to a connection arrives in order: once all have heard this, they have heard what was told before.
      const number = ++fences;
      const open = [...listeners].filter(([, { client }]) => client.socket.connected);
      tellLiveNow(
        house.database,
        thingHappened,
        { thing: 'fence', number },
        open.map(([, { userId }]) => userRoom(userId)),
      );
      await until(() =>
        open.every(([, { client }]) =>
          client.frames.some(({ type, seq }) => type === thingHappened.name && seq === number),
        ),
      );
      const found = new Map<string, Set<string>>();
      for (const [name, { client }] of listeners)
        for (const { type } of client.frames.splice(0))
          if (type !== thingHappened.name) found.set(type, (found.get(type) ?? new Set()).add(name));
      return found;
    },
    close: async () => {
      for (const { client } of listeners.values()) client.close();
      await live.letGo();
      await live.stop();
      server.close();
    },
  };
}

export type Listeners = Awaited<ReturnType<typeof openListeners>>;
