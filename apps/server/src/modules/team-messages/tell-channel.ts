import type { LiveEvent } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { organizationRoom, providerRoom, userRoom } from '../../platform/realtime/rooms.ts';
import { tellLive } from '../../platform/realtime/tell-live.ts';
import type { ChannelRow } from './channels.repo.ts';
import { listHearing } from './members.repo.ts';

/** Tells everyone who may read a channel at once that it changed, after the transaction commits. */
export async function tellChannel<P extends z.ZodType<{ channel_id: string }>>(
  tx: Tx,
  { id, organizationId, providerId, limited, clinicTakesPart }: ChannelRow,
  event: LiveEvent<P>,
  data: z.input<P>,
): Promise<void> {
  const named = await listHearing(tx, { id, limited });
  tellLive(event, data, [
    ...(limited ? [] : [organizationRoom(organizationId, 'messages.read')]),
    ...(providerId && clinicTakesPart && !limited ? [providerRoom(providerId, 'messages.read')] : []),
    ...named.map(userRoom),
  ]);
}
