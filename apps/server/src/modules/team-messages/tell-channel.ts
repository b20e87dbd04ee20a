import type { LiveEvent } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { organizationRoom, staffRoom, userRoom } from '../../platform/realtime/rooms.ts';
import { tellLive } from '../../platform/realtime/tell-live.ts';
import type { ChannelRow } from './channels.repo.ts';
import { isManaged, listHearing } from './members.repo.ts';

/** Tells everyone who may read a channel at once that it changed, after the transaction commits. */
export async function tellChannel<P extends z.ZodType<{ channel_id: string }>>(
  tx: Tx,
  channel: ChannelRow,
  event: LiveEvent<P>,
  data: z.input<P>,
): Promise<void> {
  const { kind, organizationId, providerId, limited, clinicTakesPart } = channel;
  const named = await listHearing(tx, channel);
  // A clinic that left hears nothing more, and the organization nothing of its journeys.
  const isApart = providerId !== null && !(await isManaged(tx, { organizationId, providerId }));
  tellLive(event, data, [
    ...(limited || (isApart && kind === 'journey') ? [] : [organizationRoom(organizationId, 'messages.read')]),
    ...(providerId && clinicTakesPart && !limited && !isApart ? [staffRoom(providerId, 'messages.read')] : []),
    ...named.map(userRoom),
  ]);
}
