import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Time limit for a body without files. */
const BODY_MS = 30_000;
/** Time limit for a file: ten megabytes at 150 kilobits per second. */
export const LONGEST_REQUEST_MS = 600_000;

const holdsFile = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Aborts requests with slow bodies. Files may take longer; endpoints that accept none reject them before reading. */
export function hurryBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    if ((headers['content-length'] ?? headers['transfer-encoding']) && !holdsFile(request)) {
      const timer = setTimeout(() => raw.destroy(), BODY_MS).unref();
      const stop = () => clearTimeout(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
