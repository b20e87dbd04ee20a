import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A body that is no file comes within this time. */
const BODY_MS = 30_000;
/** A file may take so long: ten megabytes over a line of 150 kilobits a second. */
export const LONGEST_REQUEST_MS = 600_000;

const holdsFile = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Ends requests whose body dawdles. Files may take longer; calls that take none refuse them before they are read. */
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
