import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { answerUnderPressure } from '../platform/http/shed-load.ts';
import { DECODER_POLICY, isDecoder } from './decoder-policy.ts';

/** Build files. A served page is useless without its styles and scripts: they are served under any load. */
export async function serveFiles(app: FastifyInstance, { client }: { client: string }): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...answerUnderPressure };
  });
  await app.register(fastifyStatic, {
    decorateReply: false,
    index: false,
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    // Compressed once at build time, at a level too slow for requests.
    preCompressed: true,
    setHeaders: (reply, file) => {
      if (isDecoder(file)) void reply.header('content-security-policy', DECODER_POLICY);
    },
  });
  // The few files of public/ are served next to the assets folder, each under its own fixed name.
  const files = readdirSync(client, { withFileTypes: true }).filter((item) => item.isFile());
  await app.register(fastifyStatic, { root: client, serve: false, index: false });
  for (const { name } of files) app.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: '1h' }));
}
