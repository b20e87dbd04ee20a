import { EDIT_MINUTES, type MessageAction } from '@travesia/contracts/messaging';
import type { Allowance } from '../../platform/wait-seconds.ts';

/** Messages of a person in a minute: more than anyone types. */
export const MESSAGES_ALLOWED: Allowance = { most: 60, withinMs: 60_000 };
/** Conversations that a person begins in a day. */
export const CONVERSATIONS_ALLOWED: Allowance = { most: 20, withinMs: 24 * 3_600_000 };

interface Written {
  authorId: string;
  createdAt: Date;
  deletedAt: Date | null;
}

/** Whether its author can still change a message. */
export const isEditable = ({ createdAt, deletedAt }: Omit<Written, 'authorId'>, at: Date): boolean =>
  deletedAt === null && at.getTime() < createdAt.getTime() + EDIT_MINUTES * 60_000;

/** What a user can do with a message now. `isOpen`: someone is there to read it. */
export function messageActions(
  message: Written,
  { userId, mayWrite, isOpen, at }: { userId: string; mayWrite: boolean; isOpen: boolean; at: Date },
): MessageAction[] {
  if (!mayWrite || message.authorId !== userId || message.deletedAt) return [];
  return isOpen && isEditable(message, at) ? ['edit', 'delete'] : ['delete'];
}
