import { randomUUID } from 'node:crypto';
import type { ClinicAccounts } from '@travesia/contracts/financials';
import type { OpenPayments } from '../../payments/testing/open-payments.ts';

/** A key of Pix that no bank has. */
export const PIX_KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** What the owner of the tests’ clinic writes; its number ends in 950e. */
export const ACCOUNT = {
  holder: 'Clínica Um Ltda.',
  country: 'BR',
  bank_name: 'Banco de Teste',
  scheme: 'pix',
  number: PIX_KEY,
  version: 0,
};

/** Sets and verifies the account of the tests’ clinic in reais. Returns its id. */
export async function openAccount(world: OpenPayments, admin: string): Promise<string> {
  const { house, owner } = world;
  const set = await world.send('PUT', '/provider/payout-accounts/BRL', await house.signIn(owner.userId), ACCOUNT);
  const id = (set.body as unknown as ClinicAccounts).accounts[0]?.id;
  if (!id) throw new Error(`not set: ${JSON.stringify(set.body)}`);
  const token = await house.signIn(admin);
  const verified = await world.send('POST', `/admin/payout-accounts/${id}/verify`, token, undefined, {
    'idempotency-key': randomUUID(),
  });
  if (verified.status !== 200) throw new Error(`not verified: ${JSON.stringify(verified.body)}`);
  return id;
}
