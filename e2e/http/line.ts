import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A connection to the installation that can be stalled, like one on a train. */
export async function openLine(origin: string) {
  const held: ServerResponse[] = [];
  let isHeld = false;
  const server = createServer((incoming, outgoing) => {
    if (isHeld) return void held.push(outgoing);
    const { method, headers, url = '/' } = incoming;
    const onward = request(new URL(url, origin), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on requests are accepted and never answered. */
    hold: () => {
      isHeld = true;
    },
    close: async () => {
      for (const answer of held) answer.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
