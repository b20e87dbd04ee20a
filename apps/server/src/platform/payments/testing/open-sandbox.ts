import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatewayDispute, GatewayPayment } from '../gateway.ts';
import type { CardEffect } from '../sandbox/book/test-cards.ts';
import type { Fault, FaultyCall, MessageFaults } from '../sandbox/faults.ts';
import { createSandboxGateway, type SandboxGateway, type SandboxOptions } from '../sandbox/sandbox-gateway.ts';

const CONTROL_TOKEN = 'of a test';

/** Orders for the faults of a sandbox; see FaultPlan. */
export interface SandboxOrder extends Partial<MessageFaults> {
  clear?: true;
  call?: FaultyCall | 'any';
  fault?: Fault;
  failingRefunds?: number;
  slowRefunds?: number;
  lateMs?: number;
}

export interface TestSandbox {
  gateway: SandboxGateway;
  folder: string;
  order(order: SandboxOrder): Promise<unknown>;
  pay(paymentId: string, effect: CardEffect): Promise<GatewayPayment>;
  authenticate(paymentId: string, approved: boolean): Promise<GatewayPayment>;
  begin(paymentId: string, method: string): Promise<GatewayPayment>;
  finish(paymentId: string, outcome: 'paid' | 'expired' | 'declined'): Promise<GatewayPayment>;
  openDispute(paymentId: string, amount?: number): Promise<GatewayDispute>;
  decideDispute(id: string, status: 'under_review' | 'won' | 'lost'): Promise<GatewayDispute>;
  /** Another client on the same folder, as another server process has. */
  beside(more?: Partial<SandboxOptions>): SandboxGateway;
  close(): Promise<void>;
}

/** A sandbox gateway in a process of its own and a new folder, with the orders that tests may give it. */
export function openSandbox(options: Partial<SandboxOptions> = {}): TestSandbox {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'travesia-sandbox-'));
  const all: SandboxOptions = {
    folder,
    port: 0,
    apiKey: 'a key of a test',
    secrets: ['a secret of a test'],
    controlToken: CONTROL_TOKEN,
    lateMs: 300,
    hurry: 10,
    ...options,
  };
  const gateways = [createSandboxGateway(all)];
  const [gateway] = gateways as [SandboxGateway];
  const control = async <T>(at: string, body: unknown): Promise<T> => {
    const answer = await fetch(new URL(`/control/${at}`, await gateway.address()), {
      method: 'POST',
      headers: { authorization: `Bearer ${CONTROL_TOKEN}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${at}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  return {
    gateway,
    folder,
    order: (order) => control('faults', order),
    pay: (id, card) => control(`payments/${id}/pay`, { card }),
    authenticate: (id, approved) => control(`payments/${id}/authenticate`, { approved }),
    begin: (id, method) => control(`payments/${id}/begin`, { method }),
    finish: (id, outcome) => control(`payments/${id}/finish`, { outcome }),
    openDispute: (id, amount) => control(`payments/${id}/dispute`, { amount }),
    decideDispute: (id, status) => control(`disputes/${id}/decide`, { status }),
    beside: (more = {}) => {
      const other = createSandboxGateway({ ...all, ...more });
      gateways.push(other);
      return other;
    },
    close: async () => {
      for (const one of gateways.toReversed()) await one.close();
      rmSync(folder, { recursive: true, force: true });
      rmSync(`${folder}.lock`, { force: true });
    },
  };
}
