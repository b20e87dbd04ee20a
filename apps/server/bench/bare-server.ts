// The baseline of a run: an empty Fastify route that answers a small object.
import Fastify from 'fastify';

const app = Fastify();
app.get('/*', async () => ({ ok: true }));
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.send?.('ready');
