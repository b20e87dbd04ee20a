import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedMessage {
  rawBody: Buffer;
  signature: string | undefined;
  path: string;
}

export interface WebhookReceiver {
  address: string;
  received: ReceivedMessage[];
  /** What it answers; 200 by default. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** A server of ours, as far as a gateway's messages are concerned. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void buffer(request).then((rawBody) => {
      const signature = request.headers['sandbox-signature'];
      received.push({ rawBody, signature: String(signature), path: request.url ?? '' });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next) => {
      status = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
