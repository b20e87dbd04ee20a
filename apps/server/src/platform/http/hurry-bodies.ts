import { PART_TYPE } from '@travesia/contracts/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Time limit for a body without files. A file must make progress in each such period. */
const BODY_MS = 30_000;
/** The least that must arrive of a file in each period: 17 kilobits per second. */
const PROGRESS_BYTES = 64 * 1024;
/** Time limit for a file: ten megabytes at 150 kilobits per second. */
export const LONGEST_REQUEST_MS = 600_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts files. */
    takesFiles?: boolean;
  }
}

const holdsFile = ({ headers, routeOptions }: FastifyRequest): boolean => {
  const type = (headers['content-type'] ?? '').toLowerCase();
  return routeOptions.config.takesFiles === true && (/^multipart\/form-data\b/.test(type) || type === PART_TYPE);
};

/** Aborts requests whose bodies arrive too slowly. Files may take longer, where they are accepted, but not stall. */
export function hurryBodies(app: FastifyInstance, { periodMs = BODY_MS, progressBytes = PROGRESS_BYTES } = {}): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    if (headers['content-length'] ?? headers['transfer-encoding']) {
      let arrived = raw.socket.bytesRead;
      const progresses = () => {
        const before = arrived;
        arrived = raw.socket.bytesRead;
        return holdsFile(request) && arrived - before >= progressBytes;
      };
      const timer = setInterval(() => void (progresses() || raw.destroy()), periodMs).unref();
      const stop = () => clearInterval(timer);
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
}
