import { credentialLifecycle, operationLifecycle, verificationLifecycle } from '../modules/providers/index.ts';
import type { Tx } from '../platform/db/database.ts';
import { rewriteDemoStates } from '../platform/transition/rewrite-demo-states.ts';
import type { DemoData } from './types.ts';

/** Resets the demo clinics and their credentials to the states in the written content. */
export async function rewriteDemoProviderStates(
  tx: Tx,
  { providers, credentials }: Pick<DemoData, 'providers' | 'credentials'>,
  at: Date,
): Promise<void> {
  const verification = providers.map(({ id, verification_status: state }) => ({ id, state }));
  const operation = providers.map(({ id, operational_status: state }) => ({ id, state }));
  const standings = credentials.map(({ id, status: state }) => ({ id, state }));
  await rewriteDemoStates(tx, verificationLifecycle, verification, at);
  await rewriteDemoStates(tx, operationLifecycle, operation, at);
  await rewriteDemoStates(tx, credentialLifecycle, standings, at);
}
