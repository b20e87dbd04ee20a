import type { Problem } from '@travesia/contracts/kit';
import type { Message, MessageTranslation } from '@travesia/contracts/messaging';
import { failureOf } from '../../../lib/calls/failure-of.ts';

/** What is known of a message’s translation. */
export type Translating =
  | { state: 'loading' }
  | { state: 'failed' }
  | { state: 'done'; translation: MessageTranslation };

export interface TranslationView {
  /** By message and version of its text. */
  known: ReadonlyMap<string, Translating>;
  /** Why the last call failed. */
  problem: Problem | null;
}

type Text = Pick<Message, 'id' | 'edited_at'>;

/** Asks for translations of messages. */
export type LoadTranslations = (ids: string[], isAutomatic: boolean) => Promise<readonly MessageTranslation[]>;

/** Few at once: a service of one’s own takes a second for each, and the newest are read first. */
const MOST_AT_ONCE = 8;

/** An edited message is another text. */
export const textKey = ({ id, edited_at: edited }: Text): string => `${id} ${edited ?? ''}`;

/** Translations of one conversation’s messages into one language. */
export class TranslationStore {
  readonly #load: LoadTranslations;
  readonly #listeners = new Set<() => void>();
  #view: TranslationView = { known: new Map(), problem: null };
  #waiting: { text: Text; isAutomatic: boolean }[] = [];
  #isRunning = false;

  constructor(load: LoadTranslations) {
    this.#load = load;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly read = (): TranslationView => this.#view;

  #show(changed: readonly (readonly [string, Translating | null])[], problem: Problem | null): void {
    const known = new Map(this.#view.known);
    for (const [key, one] of changed)
      if (one) known.set(key, one);
      else known.delete(key);
    this.#view = { known, problem };
    for (const listener of this.#listeners) listener();
  }

  /** Asks for those that nothing is known of; `again` also for those that failed. The last ones come first. */
  readonly want = (texts: readonly Text[], { isAutomatic = false, again = false } = {}): void => {
    const wanted = texts.filter((text) => {
      const one = this.#view.known.get(textKey(text));
      return !one || (again && one.state === 'failed');
    });
    if (wanted.length === 0) return;
    this.#waiting.push(...wanted.toReversed().map((text) => ({ text, isAutomatic })));
    this.#show(
      wanted.map((text) => [textKey(text), { state: 'loading' }]),
      null,
    );
    void this.#run();
  };

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (this.#waiting.length) await this.#next();
    } finally {
      this.#isRunning = false;
    }
  }

  async #next(): Promise<void> {
    const next = this.#waiting.splice(0, MOST_AT_ONCE);
    try {
      const done = await this.#load(
        next.map(({ text }) => text.id),
        next.every((one) => one.isAutomatic),
      );
      // What is left out was deleted; what was edited meanwhile is known as the newer text.
      const gone = next.map(({ text }) => [textKey(text), null] as const);
      const found = done.map(
        (translation) =>
          [
            textKey({ id: translation.message_id, edited_at: translation.edited_at }),
            { state: 'done', translation },
          ] as const,
      );
      this.#show([...gone, ...found], null);
    } catch (error) {
      // A service that is away is away for the others, too.
      const failed = [...next, ...this.#waiting.splice(0)];
      this.#show(
        failed.map(({ text }) => [textKey(text), { state: 'failed' }]),
        failureOf(error),
      );
    }
  }
}
