import type { ImportReceipt } from '@travesia/contracts/favorites';
import { type KeptItem, readKept, type Kept, withoutSaved, writeKept } from '../../../lib/device/kept.ts';

type Ref = Pick<KeptItem, 'target_type' | 'target_id'>;
/** Sends what the device saved to the account of whoever is signed in. */
export type SendShortlist = (items: readonly Ref[]) => Promise<ImportReceipt>;

const store = () => localStorage;

/**
 * Moves what this device saved into the account. The device forgets a thing when the server has answered for it and not
 * before, so a call that fails loses nothing and is made again with the next page. Answers how many are new in the account.
 */
export async function moveShortlist(send: SendShortlist): Promise<number> {
  const items = readKept(store).saved.map(({ target_type, target_id }) => ({ target_type, target_id }));
  if (items.length === 0) return 0;
  const receipt = await send(items);
  // Read anew: another tab may have saved something meanwhile.
  writeKept(store, afterMove(readKept(store), items, receipt));
  return receipt.imported;
}

/** What stays on the device: what came after the call, and what the full list had no room for. */
export function afterMove(kept: Kept, sent: readonly Ref[], { skipped }: Pick<ImportReceipt, 'skipped'>): Kept {
  const full = skipped.filter(({ reason }) => reason === 'full');
  const stays = (item: Ref) =>
    full.some((one) => one.target_type === item.target_type && one.target_id === item.target_id);
  return withoutSaved(
    kept,
    sent.filter((item) => !stays(item)),
  );
}
