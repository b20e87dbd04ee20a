import { changeRequestMachine } from '@travesia/contracts/providers';
import type { MachineActor } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import type { Person } from '../../../platform/http/request-context.ts';
import { begin, transition } from '../../../platform/transition/transition.ts';
import { changeRequestLifecycle, wantedFields } from './change-request.lifecycle.ts';
import { findWaitingChange, insertChange, lockChange } from './change-requests.repo.ts';

/** Other values of what the license was checked for; null for what stays. */
export interface Wanted {
  name: string | null;
  type: string | null;
  country: string | null;
}

/** How a member of the clinic, its organization or Travesía acts on a request. */
export const actsAs = ({ forProvider }: Person): MachineActor =>
  forProvider?.via === 'organization' || forProvider?.via === 'admin' ? forProvider.via : 'provider';

/**
 * Asks Travesía to change what the license was checked for, in the transaction that locks the clinic. Other values than those
 * that wait replace them; the rest of a waiting request stays.
 */
export async function requestChange(
  tx: Tx,
  providerId: string,
  wanted: Partial<Wanted>,
  { person, at }: { person: Person; at: Date },
): Promise<void> {
  const by = { actor: person, as: actsAs(person), at };
  const waiting = await findWaitingChange(tx, providerId);
  const row = waiting && (await lockChange(tx, providerId, waiting.id));
  if (row?.state === 'waiting') {
    const same = (['name', 'type', 'country'] as const).every((field) => (wanted[field] ?? row[field]) === row[field]);
    if (same) return;
    await transition(tx, changeRequestLifecycle, { ...by, row, action: 'amend', set: { ...wanted, requestedAt: at } });
    return;
  }
  const id = uuidv7();
  const asked = { name: null, type: null, country: null, ...wanted };
  await insertChange(tx, {
    ...asked,
    id,
    providerId,
    state: changeRequestMachine.initial,
    requestedAt: at,
    createdAt: at,
  });
  const target = { type: 'provider', id: providerId };
  const audit = { action: 'clinic.change_requested', target, contextProviderId: providerId } as const;
  await begin(tx, changeRequestLifecycle, { ...by, id, facts: { fields: wantedFields(asked) }, audit });
}
