import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../config/config.ts';
import { isSandbox, openPaymentGateway } from '../open-payment-gateway.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_key',
};
const production = { PUBLIC_URL: 'https://travesia.test', APP_SECRET: 'k'.repeat(48) };

describe('where payments go', () => {
  it.each([
    ['a demo', {}, 'sandbox'],
    ['a demo with Stripe’s keys', stripe, 'stripe'],
    ['a demo without the sandbox', { SANDBOX_GATEWAY: 'off' }, undefined],
    ['a database of its own', { DATABASE_URL: 'postgres://db/travesia' }, undefined],
    ['production', production, undefined],
    ['production with Stripe’s keys', { ...production, ...stripe }, 'stripe'],
  ])('in %s', (_where, environment, name) => {
    const gateway = openPaymentGateway(parseConfig(environment), 's'.repeat(32));
    expect(gateway?.name).toBe(name);
    expect(isSandbox(gateway)).toBe(name === 'sandbox');
    expect(gateway?.publishableKey ?? null).toBe(name === 'stripe' ? 'pk_test_key' : null);
  });
});
