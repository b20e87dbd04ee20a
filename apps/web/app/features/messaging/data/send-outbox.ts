import { outboxOf } from './outbox.ts';

/** Sends what waits in a conversation, also what didn’t reach the server before. */
export const sendOutbox = (owner: string, id: string): void => outboxOf(owner, id).retry(null);
