import type { Message } from '@travesia/contracts/messaging';
import { failureOf } from '../../../lib/calls/failure-of.ts';
import { onResync } from '../../../lib/live/live.ts';
import { draftOf, forgetDraft, isStillTheirs, keepDraft } from '../../../lib/forms/draft/drafts.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import {
  changed,
  isUnreached,
  nextOf,
  type Outgoing,
  readQueue,
  retried,
  stopped,
  unsent,
  without,
  writeQueue,
} from './outgoing.ts';
import { conversationCalls, type ThreadCalls } from './thread-calls.ts';

type OutboxCalls = Pick<ThreadCalls, 'send' | 'place'>;

const NOTHING: readonly Outgoing[] = [];

/**
 * The messages that a user wrote in a conversation and that the server doesn’t have yet, sent one after the other. Kept with the
 * drafts, so that they survive a reload and the end of a session.
 */
export class Outbox {
  readonly #owner: string;
  readonly #conversation: string;
  readonly #calls: OutboxCalls;
  readonly #listeners = new Set<() => void>();
  #queue: readonly Outgoing[];
  #isRunning = false;
  #onSent: ((message: Message) => void) | null = null;

  constructor(owner: string, conversation: string, calls: OutboxCalls) {
    this.#owner = owner;
    this.#calls = calls;
    this.#conversation = conversation;
    this.#queue = readQueue(draftOf(owner, this.#place)?.mine['queue'] ?? '[]');
  }

  get #place(): string {
    return `${this.#calls.place}.${this.#conversation}.outbox`;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): readonly Outgoing[] => this.#queue;

  #put(queue: readonly Outgoing[]): void {
    this.#queue = queue.length ? queue : NOTHING;
    if (queue.length === 0) forgetDraft(this.#owner, this.#place);
    else
      keepDraft(this.#owner, this.#place, `${this.#calls.place}.${this.#conversation}.content`, {
        version: 0,
        before: {},
        mine: { queue: writeQueue(queue) },
      });
    for (const listener of this.#listeners) listener();
  }

  /** Who takes over what was sent, while its conversation is shown. */
  tell(onSent: ((message: Message) => void) | null): void {
    this.#onSent = onSent;
  }

  add({ content, files, records, proposal }: Pick<Outgoing, 'content' | 'files' | 'records' | 'proposal'>): void {
    const [id, at] = [crypto.randomUUID(), new Date().toISOString()];
    this.#put([
      ...this.#queue,
      { id, content, files, ...(records?.length ? { records } : {}), proposal, at, state: 'waiting', problem: null },
    ]);
    void this.run();
  }

  /** Sends a failed one again, with all that never reached the server; without an id, only those. */
  readonly retry = (id: string | null): void => {
    this.#put(retried(this.#queue, id));
    void this.run();
  };

  readonly drop = (id: string): void => this.#put(without(this.#queue, id));

  /** Drops what turned out to have arrived although its answer was lost. */
  arrived(messages: readonly Message[]): void {
    const left = unsent(this.#queue, messages);
    if (left.length < this.#queue.length) this.#put(left);
  }

  readonly run = async (): Promise<void> => {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      // Of several tabs, such as a duplicated one, one sends at a time: what is written first arrives first.
      await alone(this.#place, () => this.#sendAll());
    } finally {
      this.#isRunning = false;
    }
  };

  async #sendAll(): Promise<void> {
    for (let next = nextOf(this.#queue); next && navigator.onLine; next = nextOf(this.#queue))
      if (!isStillTheirs(this.#owner) || !(await this.#send(next))) return;
  }

  /** False if those behind it have to wait. */
  async #send({ id, content, files, records, proposal }: Outgoing): Promise<boolean> {
    this.#put(changed(this.#queue, id, { state: 'sending' }));
    try {
      const sent = await this.#calls.send(this.#conversation, {
        content,
        client_message_id: id,
        file_ids: files.map((file) => file.id),
        ...(records ? { record_ids: records.map((record) => record.id) } : {}),
        ...(proposal ? { proposal: proposal.value } : {}),
      });
      this.#onSent?.(sent);
      this.#put(without(this.#queue, id));
      return true;
    } catch (error) {
      const problem = failureOf(error);
      // The session has ended: it goes out when its user is back.
      if (problem.status === 401) this.#put(changed(this.#queue, id, { state: 'waiting' }));
      else if (isUnreached(problem)) this.#put(stopped(this.#queue, problem));
      else this.#put(changed(this.#queue, id, { state: 'failed', problem }));
      return problem.status !== 401 && !isUnreached(problem);
    }
  }
}

/** Does something while no other tab does it; old browsers can’t tell, and a message has its own id there too. */
async function alone(name: string, act: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Navigator>).locks;
  await (locks ? locks.request(`travesia.${name}`, act) : act());
}

/** One of each conversation: a second one would send everything twice. */
const boxes = new Map<string, Outbox>();

useSession.subscribe(({ user, signedOut }, { user: before }) => {
  if (signedOut || (user && before && user.id !== before.id)) boxes.clear();
});

/** What didn’t reach the server goes out once it is there again, whichever conversation is shown. */
const sendAgain = (): void => {
  for (const box of boxes.values()) if (box.read().length > 0) box.retry(null);
};
if (typeof window !== 'undefined') {
  window.addEventListener('online', sendAgain);
  onResync(sendAgain);
}

export function outboxOf(owner: string, conversation: string, calls: OutboxCalls = conversationCalls) {
  const key = `${owner} ${conversation}`;
  const box = boxes.get(key) ?? new Outbox(owner, conversation, calls);
  boxes.set(key, box);
  return box;
}
