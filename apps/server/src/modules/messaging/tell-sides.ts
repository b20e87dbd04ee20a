import type { LiveEvent } from '@travesia/contracts/kit';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';

/** Tells everyone who may read a conversation at once that it changed, after the transaction commits. */
export async function tellSides<P extends z.ZodType<{ conversation_id: string }>>(
  _tx: Tx,
  _event: LiveEvent<P>,
  _data: z.output<P>,
): Promise<void> {}
