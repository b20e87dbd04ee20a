import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type GatewayDispute,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefused,
  GatewayUnreachable,
  type PaymentGateway,
} from '../gateway.ts';
import { assertOutsideUnitOfWork } from '../../db/unit-of-work.ts';
import { callGateway, type GatewayAnswer, GatewayBroke, type GatewayCall, GatewayNotThere } from './call-gateway.ts';
import { journalFile } from './process/journal.ts';
import { readMessage } from './read-message.ts';
import { type RunningGateway, runGateway } from './run-gateway.ts';
import { type GatewayStart, PAGES_PREFIX, WEBHOOK_PATH } from './wire.ts';

/** The sandbox gateway, seen from our server. */
export interface SandboxGateway extends PaymentGateway {
  readonly name: 'sandbox';
  /** Where it listens; starts it if it does not run. */
  address(): Promise<string>;
  /** Tells it our address, for its messages. It starts now if something was left to do. */
  announce(ownAddress: string): Promise<void>;
  close(): Promise<void>;
}

export interface SandboxOptions extends GatewayStart {
  /** Uses the gateway of another machine instead of one of its own. */
  url?: string | undefined;
  /** For tests. */
  now?: () => Date;
  timeoutMs?: number;
}

/** Before reading again. */
const PAUSE_MS = 50;
const MOST_TRIES = 3;

type Ask = Pick<GatewayCall, 'method' | 'path' | 'body'>;

/**
 * The client of the sandbox gateway. Nothing runs until it is needed; one that died is started again by the next call, in
 * the same folder, so that it goes on where it was.
 */
export function createSandboxGateway(options: SandboxOptions): SandboxGateway {
  const { now = () => new Date(), url, apiKey, timeoutMs, folder } = options;
  let running: Promise<RunningGateway> | undefined;
  let own: string | undefined;
  let closed = false;

  function start(): Promise<RunningGateway> {
    if (closed) throw new GatewayUnreachable('the server is stopping');
    const starting = (url ? Promise.resolve({ address: url, close: async () => {} }) : runGateway(options)).then(
      async (gateway) => {
        if (own) await tellTarget(gateway.address, own);
        return gateway;
      },
    );
    running = starting;
    starting.catch(() => {
      if (running === starting) running = undefined;
    });
    return starting;
  }
  const tellTarget = (address: string, target: string) =>
    callGateway({
      address,
      apiKey,
      method: 'PUT',
      path: '/v1/webhook-target',
      body: { url: new URL(WEBHOOK_PATH, target).href },
    });
  /** Starts it again, unless another call did so already. */
  async function restart(dead: Promise<RunningGateway>): Promise<void> {
    if (running === dead) {
      running = undefined;
      await dead.then((gateway) => gateway.close());
    }
    await (running ?? start());
  }

  /** Calls it, and again where that is safe: after starting a gateway that was not there, and for reading. */
  async function reach(call: Ask, tries = 1): Promise<{ address: string; answer: GatewayAnswer }> {
    const used = running ?? start();
    const { address } = await used;
    const limit = timeoutMs === undefined ? {} : { timeoutMs };
    try {
      return { address, answer: await callGateway({ address, apiKey, ...limit, ...call }) };
    } catch (error) {
      if (tries === MOST_TRIES || url) throw error;
      if (error instanceof GatewayNotThere) await restart(used);
      // A process that is just dying breaks connections before it refuses them.
      else if (error instanceof GatewayBroke && call.method === 'GET') await sleep(PAUSE_MS);
      else throw error;
      return reach(call, tries + 1);
    }
  }
  async function ask(call: Ask): Promise<unknown> {
    assertOutsideUnitOfWork('the payment gateway');
    return read(call, (await reach(call)).answer);
  }
  /** Nothing was ever created: there is nothing to read, and no reason to start a process. */
  const isUntouched = () => !url && running === undefined && options.port === 0 && !existsSync(journalFile(folder));
  const find = async <T>(path: string, show: (found: T) => T): Promise<T | null> => {
    const found = isUntouched() ? null : ((await ask({ method: 'GET', path })) as T | null);
    return found === null ? null : show(found);
  };
  const list = async <T>(path: string, since: Date, after: string | undefined): Promise<Page<T>> => {
    if (isUntouched()) return { rows: [], next: null };
    const query = new URLSearchParams({ since: since.toISOString(), ...(after === undefined ? {} : { after }) });
    return (await ask({ method: 'GET', path: `${path}?${query}` })) as Page<T>;
  };
  const post = (path: string, body: unknown = {}) => ask({ method: 'POST', path, body });
  const same = <T>(found: T): T => found;

  return {
    name: 'sandbox',
    publishableKey: null,
    createPayment: async (wanted) => revivePayment((await post('/v1/payments', wanted)) as GatewayPayment),
    createCheckout: async (paymentId, back) => {
      const made = (await post(`/v1/payments/${encodeURIComponent(paymentId)}/checkouts`, back)) as Made;
      // On the address that it leads back to: behind it our server passes everything on.
      return {
        url: new URL(`${PAGES_PREFIX}/checkout/${made.id}`, back.paidUrl).href,
        expiresAt: new Date(made.expiresAt),
      };
    },
    readPayment: (id) => find(`/v1/payments/${encodeURIComponent(id)}`, revivePayment),
    findPayment: (attemptId) => find(`/v1/payments?attempt=${encodeURIComponent(attemptId)}`, revivePayment),
    cancelPayment: async (id) =>
      revivePayment((await post(`/v1/payments/${encodeURIComponent(id)}/cancel`)) as GatewayPayment),
    refund: async (wanted) => (await post('/v1/refunds', wanted)) as GatewayRefund,
    findRefund: (refundId) => find<GatewayRefund>(`/v1/refunds?refund=${encodeURIComponent(refundId)}`, same),
    readRefund: (id) => find<GatewayRefund>(`/v1/refunds/${encodeURIComponent(id)}`, same),
    readDispute: (id) => find(`/v1/disputes/${encodeURIComponent(id)}`, reviveDispute),
    listPayments: async (since, after) => {
      const { rows, next } = await list<GatewayPayment>('/v1/payments', since, after);
      return { payments: rows.map(revivePayment), next };
    },
    listDisputes: async (since, after) => {
      const { rows, next } = await list<GatewayDispute>('/v1/disputes', since, after);
      return { disputes: rows.map(reviveDispute), next };
    },
    readEvent: (rawBody, signature) => readMessage(rawBody, signature, { secrets: options.secrets, now: now() }),
    address: async () => (await reach({ method: 'GET', path: '/v1/health' })).address,
    announce: async (ownAddress) => {
      own = ownAddress;
      if (isUntouched()) return;
      const { address } = await (running ?? start());
      await tellTarget(address, ownAddress);
    },
    close: async () => {
      closed = true;
      const gateway = await running?.catch(() => undefined);
      await gateway?.close();
    },
  };
}

interface Page<T> {
  rows: T[];
  next: string | null;
}

interface Made {
  id: string;
  expiresAt: string;
}

/** What an answer means. An error of ours, such as a wrong key, says nothing about the payment. */
function read({ method }: Ask, { status, body }: { status: number; body: unknown }): unknown {
  if (status === 200) return body;
  const { code, message } = (body ?? {}) as { code?: string; message?: string };
  if (status === 404 && method === 'GET') return null;
  if (status === 404 || status === 422) throw new GatewayRefused(code ?? 'refused', message ?? 'it was refused');
  throw new GatewayUnreachable(`the sandbox gateway answered ${status}: ${message ?? 'nothing'}`);
}

const revivePayment = (payment: GatewayPayment): GatewayPayment => ({
  ...payment,
  createdAt: new Date(payment.createdAt),
});

const reviveDispute = (dispute: GatewayDispute): GatewayDispute => ({
  ...dispute,
  respondBy: dispute.respondBy && new Date(dispute.respondBy),
});
