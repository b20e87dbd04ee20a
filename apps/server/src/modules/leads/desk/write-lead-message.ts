import { MOST_LEAD_MESSAGES } from '@travesia/contracts/leads';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { LeadKeys } from '../lead-keys.ts';
import type { DeskScope } from '../leads.policy.ts';
import type { Lead } from './desk.repo.ts';
import { countLeadMessages, insertLeadMessage } from './lead-messages.repo.ts';

interface Written {
  text: string;
  internal: boolean;
  at: Date;
}

/** Adds an answer or note to a locked lead, sealed; returns its id. Throws `leads.full`. */
export async function writeLeadMessage(
  tx: Tx,
  keys: LeadKeys,
  { side, member }: DeskScope,
  { kind, row }: Lead,
  { text, internal, at }: Written,
): Promise<string> {
  if ((await countLeadMessages(tx, kind, row.id)) >= MOST_LEAD_MESSAGES) throw new ProblemError('leads.full');
  const id = uuidv7();
  const textSealed = keys.seal(text, id);
  await insertLeadMessage(tx, kind, row.id, { id, authorId: member.userId, side, internal, textSealed, createdAt: at });
  return id;
}
