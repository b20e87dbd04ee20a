import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** What browsers say about a form of our own pages; `none` if the person repeats it from the address bar. */
const OWN = new Set(['same-origin', 'none']);

/**
 * Rejects a form that another site sends in a visitor's browser. A browser tells either by `Sec-Fetch-Site` or by `Origin`; pages without
 * referrer send `Origin: null` for their own forms, so the former decides. Programs send neither.
 */
export function refuseForeignForm({ headers }: Pick<FastifyRequest, 'headers'>, ownOrigin: string): void {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isForeign =
    origin !== undefined && !(origin === 'null' && site !== undefined) && !isSameHost(origin, ownOrigin);
  if (isForeign || (typeof site === 'string' && !OWN.has(site)))
    throw new ProblemError('request.malformed', { detail: 'The form was sent by another site.' });
}

/** Whether two URLs name the same host. Behind a proxy, the server may not know that it is reached by HTTPS. */
export const isSameHost = (one: string, other: string): boolean =>
  URL.canParse(one) && new URL(one).host === new URL(other).host;
