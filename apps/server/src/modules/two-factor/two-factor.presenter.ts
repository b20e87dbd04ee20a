import type { Passkey } from '@travesia/contracts/two-factor';
import type { PasskeyRow } from './passkeys.repo.ts';

/** A passkey as its owner sees it. */
export const presentPasskey = ({ id, name, createdAt, lastUsedAt, synced }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  synced,
});
