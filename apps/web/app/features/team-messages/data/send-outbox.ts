import { outboxOf } from '../../messaging/index.ts';
import { channelCalls } from './channel-calls.ts';

/** Sends what waits in a channel, also what didn’t reach the server before. */
export const sendOutbox = (owner: string, id: string): void => outboxOf(owner, id, channelCalls).retry(null);
