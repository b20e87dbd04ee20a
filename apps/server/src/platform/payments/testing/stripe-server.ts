import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Thing = Record<string, unknown> & { id: string };

/** A file as it arrived, in a body of several parts. */
export interface StripeUpload {
  name: string;
  type: string;
  content: Buffer;
}

export interface StripeCall {
  method: string;
  path: string;
  /** Query of GET, body of POST, with Stripe's names for nested fields: `metadata[attempt_id]`. */
  fields: Record<string, string>;
  file: StripeUpload | undefined;
  key: string | undefined;
  version: string | undefined;
  authorization: string | undefined;
}

/** What the next call gets instead of its answer. */
export type StripeFault =
  | { status: number; error: Record<string, unknown> }
  | 'hang'
  | 'broken'
  /** It is done, and then the connection breaks. */
  | 'answer_lost';

export interface TestStripe {
  options: { host: string; port: number; protocol: 'http' };
  calls: StripeCall[];
  /** Objects by id. */
  things: Map<string, Thing>;
  /** Adds or changes an object, as what payers and banks do would. */
  put(id: string, change: Record<string, unknown>): Thing;
  /** What the next calls get, in order; null lets one through. */
  next(...faults: (StripeFault | null)[]): void;
  close(): Promise<void>;
}

/**
 * The few calls of Stripe's API that the gateway makes, enough to see what the SDK sends and how it takes errors. It shows
 * nothing about what the real Stripe accepts.
 */
export async function startStripe(): Promise<TestStripe> {
  const things = new Map<string, Thing>();
  const calls: StripeCall[] = [];
  const faults: (StripeFault | null)[] = [];
  const answered = new Map<string, { request: string; body: Thing }>();
  let count = 0;
  const now = () => Math.floor(Date.now() / 1000);

  function put(id: string, change: Record<string, unknown>): Thing {
    const thing: Thing = { ...things.get(id), ...change, id };
    things.set(id, thing);
    return thing;
  }
  const create = (prefix: string, object: string, content: Record<string, unknown>): Thing =>
    put(`${prefix}_${String(++count).padStart(4, '0')}`, { object, created: now(), livemode: false, ...content });

  function act(call: StripeCall): Thing | Thing[] | null {
    const { method, path, fields } = call;
    const [, , ...parts] = path.split('/');
    const at = parts.join('/').replace('checkout/sessions', 'sessions');
    const [kind = '', id, deed] = at.split('/');
    if (method === 'GET') return id === undefined ? listed(kind, fields) : shown(things.get(id), fields);
    if (deed === 'cancel') return cancel(id ?? '');
    if (deed === 'expire') return expire(id ?? '');
    if (kind === 'payment_intents') return id === undefined ? createIntent(fields) : update(id, fields);
    if (kind === 'disputes') return put(id ?? '', { status: 'under_review' });
    if (kind === 'sessions') return createSession(fields);
    if (kind === 'files') return createFile(call);
    return kind === 'refunds' ? createRefund(fields) : null;
  }
  const createIntent = (fields: Record<string, string>) =>
    create('pi', 'payment_intent', {
      amount: Number(fields['amount']),
      amount_received: 0,
      currency: fields['currency'],
      status: 'requires_payment_method',
      description: fields['description'] ?? null,
      metadata: nested(fields, 'metadata'),
      client_secret: 'secret of the browser',
      latest_charge: null,
      last_payment_error: null,
      next_action: null,
    });
  const createSession = (fields: Record<string, string>) =>
    create('cs', 'checkout.session', {
      status: 'open',
      url: `https://checkout.stripe.example/${count + 1}`,
      success_url: fields['success_url'],
      locale: fields['locale'],
      expires_at: Number(fields['expires_at']),
      metadata: nested(fields, 'metadata'),
      payment_intent: null,
    });
  function createFile({ fields, file }: StripeCall): Thing {
    if (!file) throw problem(400, { type: 'invalid_request_error', code: 'parameter_missing' });
    const { name: filename, type, content } = file;
    return create('file', 'file', { purpose: fields['purpose'], filename, type, size: content.length });
  }
  function createRefund(fields: Record<string, string>): Thing {
    const intent = things.get(fields['payment_intent'] ?? '');
    const charge = (intent?.['latest_charge'] ?? {}) as { amount_refunded?: number };
    const amount = Number(fields['amount']);
    const refunded = (charge.amount_refunded ?? 0) + amount;
    if (refunded > Number(intent?.['amount_received'] ?? 0))
      throw problem(400, { type: 'invalid_request_error', code: 'amount_too_large' });
    put(intent?.id ?? '', { latest_charge: { ...charge, amount_refunded: refunded } });
    const metadata = nested(fields, 'metadata');
    return create('re', 'refund', { amount, currency: intent?.['currency'], status: 'pending', metadata });
  }
  function update(id: string, fields: Record<string, string>): Thing {
    const metadata = { ...(things.get(id)?.['metadata'] as object), ...nested(fields, 'metadata') };
    return put(id, { metadata });
  }
  function cancel(id: string): Thing {
    if (things.get(id)?.['status'] !== 'requires_payment_method')
      throw problem(400, { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' });
    return put(id, { status: 'canceled' });
  }
  function expire(id: string): Thing {
    if (things.get(id)?.['status'] !== 'open') throw problem(400, { type: 'invalid_request_error' });
    return put(id, { status: 'expired' });
  }
  /** The newest first, as Stripe lists. */
  function listed(kind: string, fields: Record<string, string>): Thing[] {
    const object = { payment_intents: 'payment_intent', refunds: 'refund', disputes: 'dispute', events: 'event' }[kind];
    return [...things.values()]
      .filter((thing) => thing['object'] === object)
      .filter(({ created }) => Number(created) >= Number(fields['created[gte]'] ?? 0))
      .toReversed();
  }
  /** With what was asked to be expanded. */
  function shown(thing: Thing | undefined, fields: Record<string, string>): Thing {
    if (!thing) throw problem(404, { type: 'invalid_request_error', code: 'resource_missing' });
    const isExpanded = Object.values(fields).some((name) => name.startsWith('payment_intent'));
    const intent = things.get(String(thing['payment_intent']));
    return isExpanded && intent ? { ...thing, payment_intent: intent } : thing;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request, await buffer(request));
    calls.push(call);
    const fault = faults.shift() ?? null;
    if (fault === 'hang') return;
    if (fault === 'broken') return void request.socket.destroy();
    if (fault !== null && fault !== 'answer_lost') throw problem(fault.status, fault.error);
    const known = call.key === undefined ? undefined : answered.get(call.key);
    const content = JSON.stringify([call.path, call.fields, call.file?.content.toString('base64')]);
    if (known && known.request !== content) throw problem(400, { type: 'idempotency_error' });
    const done = known?.body ?? act(call);
    if (call.key !== undefined && !known && !Array.isArray(done) && done)
      answered.set(call.key, { request: content, body: done });
    if (fault === 'answer_lost') return void request.socket.destroy();
    if (known) response.setHeader('idempotent-replayed', 'true');
    send(response, 200, Array.isArray(done) ? pageOf(done, call.fields) : done);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { status = 500, error: body = { type: 'api_error' } } = error as Partial<Problem>;
      send(response, status, { error: body });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    options: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
    calls,
    things,
    put,
    next: (...ordered) => void faults.push(...ordered),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

class Problem extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;
  constructor(status: number, error: Record<string, unknown>) {
    super(JSON.stringify(error));
    this.status = status;
    this.error = error;
  }
}
const problem = (status: number, error: Record<string, unknown>) => new Problem(status, error);

async function readCall({ method = '', url = '', headers }: IncomingMessage, body: Buffer): Promise<StripeCall> {
  const { pathname, search } = new URL(url, 'http://stripe.invalid');
  const isMultipart = headers['content-type']?.startsWith('multipart/form-data') ?? false;
  const { fields, file } = isMultipart
    ? await readParts(body, headers['content-type'] ?? '')
    : { fields: Object.fromEntries(new URLSearchParams(method === 'GET' ? search : body.toString())), file: undefined };
  const header = (name: string) => headers[name] as string | undefined;
  const { authorization } = headers;
  return {
    method,
    path: pathname,
    fields,
    file,
    key: header('idempotency-key'),
    version: header('stripe-version'),
    authorization,
  };
}

async function readParts(body: Buffer, type: string): Promise<Pick<StripeCall, 'fields' | 'file'>> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const fields: Record<string, string> = {};
  let file: StripeUpload | undefined;
  for (const [name, value] of form)
    if (typeof value === 'string') fields[name] = value;
    else file = { name: value.name, type: value.type, content: Buffer.from(await value.arrayBuffer()) };
  return { fields, file };
}

/** `metadata[a]=1` → `{ a: '1' }`. */
const nested = (fields: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  );

function pageOf(rows: Thing[], { limit = '10', starting_after, ending_before }: Record<string, string>) {
  const most = Number(limit);
  const at = (id: string | undefined) => rows.findIndex((row) => row.id === id);
  if (ending_before !== undefined) {
    const newer = rows.slice(0, at(ending_before));
    return { object: 'list', data: newer.slice(-most), has_more: newer.length > most };
  }
  const older = rows.slice(starting_after === undefined ? 0 : at(starting_after) + 1);
  return { object: 'list', data: older.slice(0, most), has_more: older.length > most };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
