import type { OutboxKinds } from './lib/outbox/waiting-outboxes.tsx';

/** Where messages wait that didn’t reach the server. */
export const outboxes: OutboxKinds = {
  messages: async () => (await import('./features/messaging/data/send-outbox.ts')).sendOutbox,
  'team-messages': async () => (await import('./features/team-messages/data/send-outbox.ts')).sendOutbox,
};
