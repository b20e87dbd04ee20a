import { nextState } from '@travesia/contracts/kit';
import { verificationMachine } from '@travesia/contracts/providers';
import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { transition } from '../../../platform/transition/transition.ts';
import {
  isLicensed,
  type ProviderRow,
  refreshFinding,
  refreshStanding,
  verificationLifecycle,
} from '../../providers/index.ts';

interface Now {
  at: Date;
  today: string;
}

/** Ends the verification of a locked provider without a valid license; returns whether it did. */
export async function lapseUnlicensed(tx: Tx, row: ProviderRow, actor: Actor, { at, today }: Now): Promise<boolean> {
  const isInForce = nextState(verificationMachine, row.verificationStatus, 'lapse', 'system') !== null;
  if (!isInForce || (await isLicensed(tx, row.id, today))) return false;
  await transition(tx, verificationLifecycle, { row, action: 'lapse', actor, as: 'system', at });
  await refreshStanding(tx, [row.id], at);
  await refreshFinding(tx, row);
  return true;
}
