import type { Message, MessageList } from '@travesia/contracts/messaging';
import type { Problem } from '@travesia/contracts/kit';
import { failureOf } from '../../../lib/calls/failure-of.ts';
import { mayHaveOlderUnread, type ThreadState, withChanges, withMessage, withPage } from './thread-state.ts';

/** What the thread of a conversation shows. */
export interface ThreadView {
  /** Null until loaded. */
  thread: ThreadState | null;
  /** Why it couldn’t be loaded. */
  problem: Problem | null;
  isLoadingOlder: boolean;
  /** Why older messages couldn’t be loaded. */
  olderProblem: Problem | null;
  /** Whether the last question for changes failed. */
  isStale: boolean;
}

/** Loads messages of one conversation. */
export type LoadMessages = (query: { before?: number; changed_after?: number }) => Promise<MessageList>;

/** Older pages that are loaded at once to find the first unread message. */
const MOST_PAGES = 5;
/** A server that always says there is more must not keep the page busy. */
const MOST_ROUNDS = 20;

/** The messages of one conversation, from pages, changes and own acts. */
export class ThreadStore {
  readonly #load: LoadMessages;
  readonly #listeners = new Set<() => void>();
  #view: ThreadView = { thread: null, problem: null, isLoadingOlder: false, olderProblem: null, isStale: false };
  #opening: Promise<void> | null = null;
  #refreshing: Promise<void> | null = null;
  #isWantedAgain = false;

  constructor(load: LoadMessages) {
    this.#load = load;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): ThreadView => this.#view;

  #show(change: Partial<ThreadView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Loads the newest page, and older ones as long as everything in them is unread. */
  readonly open = (): Promise<void> => {
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  };

  async #open(): Promise<void> {
    this.#show({ problem: null });
    try {
      let thread = withPage(null, await this.#load({}));
      for (let page = 1; page < MOST_PAGES && mayHaveOlderUnread(thread); page++)
        thread = withPage(thread, await this.#load({ before: thread.messages[0]?.seq ?? 1 }));
      this.#show({ thread, isStale: false });
    } catch (error) {
      this.#show({ problem: failureOf(error) });
    }
  }

  /** Loads what is shown anew: something it tells of changed without a change of the messages. */
  readonly renew = async (): Promise<void> => {
    const first = this.#view.thread?.messages[0]?.seq;
    if (first === undefined) return;
    try {
      for (let round = 0, before: number | undefined; round < MOST_ROUNDS; round++) {
        const page = await this.#load(before === undefined ? {} : { before });
        const { thread } = this.#view;
        if (!thread) return;
        this.#show({ thread: page.data.reduce(withMessage, thread) });
        before = page.data[0]?.seq;
        if (before === undefined || before <= first) return;
      }
    } catch (error) {
      if (failureOf(error).status !== 401) this.#show({ isStale: true });
    }
  };

  /** Loads the page before the first known message. */
  readonly older = async (): Promise<void> => {
    const { thread, isLoadingOlder } = this.#view;
    const first = thread?.messages[0]?.seq;
    if (!thread?.hasOlder || first === undefined || isLoadingOlder) return;
    this.#show({ isLoadingOlder: true, olderProblem: null });
    try {
      const page = await this.#load({ before: first });
      this.#show({ thread: this.#view.thread && withPage(this.#view.thread, page), isLoadingOlder: false });
    } catch (error) {
      this.#show({ isLoadingOlder: false, olderProblem: failureOf(error) });
    }
  };

  /** Asks for what changed; asked during an answer, it asks once more. */
  readonly refresh = (): Promise<void> => {
    if (this.#refreshing) {
      this.#isWantedAgain = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#refresh().finally(() => {
      this.#refreshing = null;
      if (!this.#isWantedAgain) return;
      this.#isWantedAgain = false;
      void this.refresh();
    });
    return this.#refreshing;
  };

  async #refresh(): Promise<void> {
    try {
      for (let round = 0; round < MOST_ROUNDS; round++) {
        const known = this.#view.thread;
        if (!known) return;
        const page = await this.#load({ changed_after: known.lastChange });
        const { thread } = this.#view;
        if (!thread) return;
        const isNews = page.data.length > 0 || page.last_change !== thread.lastChange;
        if (isNews || this.#view.isStale) this.#show({ thread: withChanges(thread, page), isStale: false });
        if (!page.has_next || page.data.length === 0) return;
      }
    } catch (error) {
      // The call itself handles an ended session.
      if (failureOf(error).status !== 401) this.#show({ isStale: true });
    }
  }

  /** Shows the answer to an own act at once. */
  readonly merge = (message: Message): void => {
    const { thread } = this.#view;
    if (thread) this.#show({ thread: withMessage(thread, message) });
  };
}
