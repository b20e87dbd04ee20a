import { randomUUID } from 'node:crypto';
import { type Endpoint, PART_TYPE, type Role, sideOf, TUS_VERSION } from '@travesia/contracts/kit';
import { z } from 'zod';
import { formOf, pdf } from '../../../modules/applications/testing/open-applications.ts';
import type { OpenProduct } from '../open-product.ts';
import { filledAddresses, type KnownIds } from './crawl.ts';
import { registerForm } from './make-tenants.ts';
import { idFields, sampleBody } from './sample-input.ts';

/** A signed-in person of the demo. */
export interface Visitor {
  role: Role;
  token: string;
}

/** Values of path parameters that are no ids. */
export type NamedValues = Readonly<Record<string, string>>;

/** Bodies of calls whose smallest valid body can't be derived from the schema. */
export type Bodies = Readonly<Record<string, object>>;

/** Whether a role may make a call at all; everyone else gets the refusal that the table of authorization shows. */
export function mayCall({ access }: Endpoint, role: Role): boolean {
  if (access === 'public') return false;
  if (access === 'session') return true;
  const side = sideOf(access);
  if (side) return side.side === role || (side.side === 'provider' && role !== 'patient');
  return (access as readonly Role[]).includes(role);
}

interface Attempt {
  address: string;
  payload: unknown;
  headers: Record<string, string>;
}

/** What queries name that is no id. */
const NAMED_IN_QUERY: Readonly<Record<string, readonly string[]>> = {
  treatment: ['hip-replacement'],
  purpose: ['claim'],
};

const PAPER = { name: 'paper.pdf', content: pdf };
/** What kind of document it is, for uploads that ask for it. */
function kindOf({ body }: Endpoint): { kind: string | null; kindField?: string } {
  if (!(body instanceof z.ZodObject)) return { kind: null };
  if ('item' in body.shape) return { kind: 'attendance', kindField: 'item' };
  return { kind: 'kind' in body.shape ? 'licence' : null };
}

/** What the protocol of resumable uploads asks for, whichever call it is. */
const TUS = {
  'tus-resumable': TUS_VERSION,
  'upload-length': '4',
  'upload-offset': '0',
  'upload-metadata': `filename ${Buffer.from('a.pdf').toString('base64')}`,
};

/** Every way to make a call with a real thing: its id in the path, or in the body of a call about something of the demo. */
export function attemptsOf(
  endpoint: Endpoint,
  real: KnownIds,
  {
    named,
    bodies,
    queries = {},
    own,
  }: {
    named: NamedValues;
    bodies: Bodies;
    /** The parameter of a call's query that names what it is about, by the call's name; a treatment, or an id. */
    queries?: Readonly<Record<string, string>>;
    own: readonly string[];
  },
): Attempt[] {
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (whole, name: string) => named[name] ?? whole);
  const asked = queries[endpoint.name];
  const withQuery = (address: string, { all }: KnownIds) =>
    asked === undefined ? [address] : (NAMED_IN_QUERY[asked] ?? all).map((value) => `${address}?${asked}=${value}`);
  const filled = (ids: KnownIds) =>
    (path.includes(':') ? filledAddresses({ ...endpoint, path }, ids) : [path]).flatMap((address) =>
      withQuery(address, ids),
    );
  if (endpoint.upload) {
    const form = endpoint.name === 'uploadImport' ? registerForm('Demo') : formOf({ ...PAPER, ...kindOf(endpoint) });
    return filled(real).map((address) => ({ address, payload: form.payload, headers: form.headers }));
  }
  if (endpoint.resumable) {
    const part =
      endpoint.method === 'PATCH' ? { payload: 'part', headers: { ...TUS, 'content-type': PART_TYPE } } : null;
    return filled(real).map((address) => ({ address, ...(part ?? { payload: undefined, headers: TUS }) }));
  }
  const smallest = bodies[endpoint.name] ?? sampleBody(endpoint);
  const withIds = idFields(endpoint.body, 'input').flatMap(({ name, as }) =>
    real.all.map((id) => ({ ...(smallest as object), [name]: as(id) })),
  );
  const addresses = filled(real);
  const ofDemo = filled({ ...real, all: own, pairs: [] });
  const attempt = (address: string, payload: unknown): Attempt => ({
    address,
    payload,
    headers: endpoint.idempotency ? { 'idempotency-key': randomUUID() } : {},
  });
  return [
    ...addresses.map((address) => attempt(address, smallest)),
    ...withIds.flatMap((body) => ofDemo.map((address) => attempt(address, body))),
  ];
}

/**
 * Makes them all as a visitor; returns the statuses of the answers, and what was refused only for its version: with the
 * right one it would have been changed.
 */
export async function tryAll(
  { send }: Pick<OpenProduct, 'send'>,
  { method }: Endpoint,
  { token }: Visitor,
  attempts: readonly Attempt[],
): Promise<{ statuses: Set<number>; stale: string[] }> {
  const statuses = new Set<number>();
  const stale: string[] = [];
  for (const { address, payload, headers } of attempts) {
    const { status, body } = await send(method, address, token, payload, headers);
    statuses.add(status);
    if (body.code === 'request.stale_version') stale.push(address);
  }
  return { statuses, stale };
}
