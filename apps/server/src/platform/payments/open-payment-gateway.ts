import path from 'node:path';
import type { Config } from '../config/config.ts';
import { deriveKey } from '../secrets/secret.ts';
import type { PaymentGateway } from './gateway.ts';
import { createSandboxGateway, type SandboxGateway } from './sandbox/sandbox-gateway.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';

/** How long money that comes late takes in the sandbox. */
const LATE_MS = 60_000;
const LOCAL = new Set(['127.0.0.1', 'localhost']);

type Settings = Pick<Config, 'stripe' | 'sandboxGateway' | 'sandboxGatewayUrl' | 'dataDir'>;

/** Where payments go: Stripe if it is configured, else the sandbox if it is allowed, else nowhere. Starts nothing yet. */
export function openPaymentGateway(settings: Settings, secret: string): PaymentGateway | SandboxGateway | null {
  if (settings.stripe) return createStripeGateway(settings.stripe);
  return settings.sandboxGateway ? openSandbox(settings, secret) : null;
}

/** Whether payments go to the sandbox, whose process and pages belong to our server. */
export const isSandbox = (gateway: PaymentGateway | SandboxGateway | null): gateway is SandboxGateway =>
  gateway !== null && 'announce' in gateway;

function openSandbox({ sandboxGatewayUrl, dataDir }: Settings, secret: string): SandboxGateway {
  const url = sandboxGatewayUrl === undefined ? null : new URL(sandboxGatewayUrl);
  // At an address of this machine, the first server that needs the gateway runs it.
  const isOurs = url === null || LOCAL.has(url.hostname);
  return createSandboxGateway({
    folder: path.resolve(dataDir, 'sandbox-gateway'),
    port: url !== null && isOurs ? Number(url.port || 80) : 0,
    url: isOurs ? undefined : url.origin,
    apiKey: deriveKey(secret, 'sandbox gateway calls').export().toString('base64url'),
    secrets: [deriveKey(secret, 'sandbox gateway messages').export().toString('base64url')],
    controlToken: null,
    lateMs: LATE_MS,
    hurry: 1,
  });
}
