import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type GatewayCheckout,
  type GatewayDispute,
  type GatewayEvent,
  type GatewayPayment,
  type GatewayRefund,
  GatewayRefused,
  GatewayUnreachable,
  type NewEvidence,
  type NewPayment,
  type NewRefund,
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
export const createSandboxGateway = (options: SandboxOptions): SandboxGateway => new SandboxClient(options);

class SandboxClient implements SandboxGateway {
  readonly name = 'sandbox';
  readonly publishableKey = null;
  private readonly options: SandboxOptions;
  private running: Promise<RunningGateway> | undefined;
  private own: string | undefined;
  private isClosed = false;

  constructor(options: SandboxOptions) {
    this.options = options;
  }

  async createPayment(wanted: NewPayment): Promise<GatewayPayment> {
    return revivePayment((await this.send('/v1/payments', wanted)) as GatewayPayment);
  }

  async createCheckout(
    paymentId: string,
    back: Parameters<PaymentGateway['createCheckout']>[1],
  ): Promise<GatewayCheckout> {
    const made = (await this.send(`/v1/payments/${encodeURIComponent(paymentId)}/checkouts`, back)) as Made;
    // On the address that it leads back to: behind it our server passes everything on.
    const url = new URL(`${PAGES_PREFIX}/checkout/${made.id}`, back.paidUrl).href;
    return { url, expiresAt: new Date(made.expiresAt) };
  }

  readPayment(id: string): Promise<GatewayPayment | null> {
    return this.find(`/v1/payments/${encodeURIComponent(id)}`, revivePayment);
  }

  findPayment(attemptId: string): Promise<GatewayPayment | null> {
    return this.find(`/v1/payments?attempt=${encodeURIComponent(attemptId)}`, revivePayment);
  }

  async cancelPayment(id: string): Promise<GatewayPayment> {
    return revivePayment((await this.send(`/v1/payments/${encodeURIComponent(id)}/cancel`)) as GatewayPayment);
  }

  async refund(wanted: NewRefund): Promise<GatewayRefund> {
    return (await this.send('/v1/refunds', wanted)) as GatewayRefund;
  }

  findRefund(refundId: string): Promise<GatewayRefund | null> {
    return this.find<GatewayRefund>(`/v1/refunds?refund=${encodeURIComponent(refundId)}`, (refund) => refund);
  }

  readRefund(id: string): Promise<GatewayRefund | null> {
    return this.find<GatewayRefund>(`/v1/refunds/${encodeURIComponent(id)}`, (refund) => refund);
  }

  readDispute(id: string): Promise<GatewayDispute | null> {
    return this.find(`/v1/disputes/${encodeURIComponent(id)}`, reviveDispute);
  }

  /** Contents stay here: the sandbox decides by what they show. */
  async submitEvidence({ evidenceId, disputeId, showsAttendance, earlier }: NewEvidence): Promise<GatewayDispute> {
    const path = `/v1/disputes/${encodeURIComponent(disputeId)}/evidence`;
    return reviveDispute((await this.send(path, { evidenceId, showsAttendance, earlier })) as GatewayDispute);
  }

  async listPayments(since: Date, after?: string): ReturnType<PaymentGateway['listPayments']> {
    const { rows, next } = await this.list<GatewayPayment>('/v1/payments', since, after);
    return { payments: rows.map(revivePayment), next };
  }

  async listDisputes(since: Date, after?: string): ReturnType<PaymentGateway['listDisputes']> {
    const { rows, next } = await this.list<GatewayDispute>('/v1/disputes', since, after);
    return { disputes: rows.map(reviveDispute), next };
  }

  async listEvents(since: Date, after?: string): ReturnType<PaymentGateway['listEvents']> {
    const { rows, next } = await this.list<GatewayEvent>('/v1/messages', since, after);
    return { events: rows.map(reviveEvent), next };
  }

  readEvent(rawBody: Buffer, signature: string | undefined): GatewayEvent {
    const { secrets, now = () => new Date() } = this.options;
    return readMessage(rawBody, signature, { secrets, now: now() });
  }

  async address(): Promise<string> {
    return (await this.reach({ method: 'GET', path: '/v1/health' })).address;
  }

  async announce(ownAddress: string): Promise<void> {
    this.own = ownAddress;
    if (this.isUntouched()) return;
    const { address } = await (this.running ?? this.start());
    await this.tellTarget(address, ownAddress);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const gateway = await this.running?.catch(() => undefined);
    await gateway?.close();
  }

  private start(): Promise<RunningGateway> {
    if (this.isClosed) return Promise.reject(new GatewayUnreachable('the server is stopping'));
    const starting = this.startAndTell();
    this.running = starting;
    starting.catch(() => {
      if (this.running === starting) this.running = undefined;
    });
    return starting;
  }

  private async startAndTell(): Promise<RunningGateway> {
    const { url } = this.options;
    const gateway = url ? { address: url, close: async () => {} } : await runGateway(this.options);
    if (this.own) await this.tellTarget(gateway.address, this.own);
    return gateway;
  }

  private tellTarget(address: string, own: string): Promise<GatewayAnswer> {
    const body = { url: new URL(WEBHOOK_PATH, own).href };
    return callGateway({ address, apiKey: this.options.apiKey, method: 'PUT', path: '/v1/webhook-target', body });
  }

  /** Starts it again, unless another call did so already. */
  private async restart(dead: Promise<RunningGateway>): Promise<void> {
    if (this.running === dead) {
      this.running = undefined;
      await dead.then((gateway) => gateway.close());
    }
    await (this.running ?? this.start());
  }

  /** Calls it, and again where that is safe: after starting a gateway that was not there, and for reading. */
  private async reach(call: Ask, tries = 1): Promise<{ address: string; answer: GatewayAnswer }> {
    const { url, apiKey, timeoutMs } = this.options;
    const used = this.running ?? this.start();
    const { address } = await used;
    const limit = timeoutMs === undefined ? {} : { timeoutMs };
    try {
      return { address, answer: await callGateway({ address, apiKey, ...limit, ...call }) };
    } catch (error) {
      if (tries === MOST_TRIES || url) throw error;
      if (error instanceof GatewayNotThere) await this.restart(used);
      // A process that is just dying breaks connections before it refuses them.
      else if (error instanceof GatewayBroke && call.method === 'GET') await sleep(PAUSE_MS);
      else throw error;
      return this.reach(call, tries + 1);
    }
  }

  private async ask(call: Ask): Promise<unknown> {
    assertOutsideUnitOfWork('the payment gateway');
    return read(call, (await this.reach(call)).answer);
  }

  private send(path: string, body: unknown = {}): Promise<unknown> {
    return this.ask({ method: 'POST', path, body });
  }

  /** Nothing was ever created: there is nothing to read, and no reason to start a process. */
  private isUntouched(): boolean {
    const { url, port, folder } = this.options;
    return !url && this.running === undefined && port === 0 && !existsSync(journalFile(folder));
  }

  private async find<T>(path: string, show: (found: T) => T): Promise<T | null> {
    const found = this.isUntouched() ? null : ((await this.ask({ method: 'GET', path })) as T | null);
    return found === null ? null : show(found);
  }

  private async list<T>(path: string, since: Date, after: string | undefined): Promise<Page<T>> {
    if (this.isUntouched()) return { rows: [], next: null };
    const query = new URLSearchParams({ since: since.toISOString(), ...(after === undefined ? {} : { after }) });
    return (await this.ask({ method: 'GET', path: `${path}?${query.toString()}` })) as Page<T>;
  }
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

const reviveEvent = (event: GatewayEvent): GatewayEvent => ({ ...event, createdAt: new Date(event.createdAt) });

const reviveDispute = (dispute: GatewayDispute): GatewayDispute => ({
  ...dispute,
  respondBy: dispute.respondBy && new Date(dispute.respondBy),
});
