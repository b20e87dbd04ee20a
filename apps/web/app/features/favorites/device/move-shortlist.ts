import type { ImportReceipt } from '@travesia/contracts/favorites';
import { type KeptItem, readKept, type Kept, withoutSaved, writeKept } from '../../../lib/device/kept.ts';

type Ref = Pick<KeptItem, 'target_type' | 'target_id'>;
/** Sends the device's shortlist to the signed-in user's account. */
export type SendShortlist = (items: readonly Ref[]) => Promise<ImportReceipt>;

const store = () => localStorage;

/**
 * Moves the device's shortlist to the account. Items are removed from the device only after the server has confirmed
 * them, so a failed call loses nothing and is retried on the next page. Returns the number of items new to the
 * account.
 */
export async function moveShortlist(send: SendShortlist): Promise<number> {
  const items = readKept(store).saved.map(({ target_type, target_id }) => ({ target_type, target_id }));
  if (items.length === 0) return 0;
  const receipt = await send(items);
  // Read again: another tab may have saved something in the meantime.
  writeKept(store, afterMove(readKept(store), items, receipt));
  return receipt.imported;
}

/** Items that stay on the device: those added after the call, and those that exceeded the list limit. */
export function afterMove(kept: Kept, sent: readonly Ref[], { skipped }: Pick<ImportReceipt, 'skipped'>): Kept {
  const full = skipped.filter(({ reason }) => reason === 'full');
  const stays = (item: Ref) =>
    full.some((one) => one.target_type === item.target_type && one.target_id === item.target_id);
  return withoutSaved(
    kept,
    sent.filter((item) => !stays(item)),
  );
}
