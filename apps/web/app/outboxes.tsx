import { type OutboxKinds, WaitingOutboxes } from './lib/outbox/waiting-outboxes.tsx';

/** Where messages wait that didn’t reach the server. */
const outboxes: OutboxKinds = {
  messages: async () => (await import('./features/messaging/data/send-outbox.ts')).sendOutbox,
  'team-messages': async () => (await import('./features/team-messages/data/send-outbox.ts')).sendOutbox,
};

/** Sends what waits; loaded after the page. */
export default function Outboxes() {
  return <WaitingOutboxes kinds={outboxes} />;
}
