import type { Db, Tx } from './database.ts';

/** Reads or writes for many at once; returns a result for each argument, in their order. */
type Many<A, R> = (db: Db | Tx, all: readonly A[]) => Promise<readonly R[]>;

interface Call {
  argument: unknown;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** Collects the calls of works that run side by side, and sends one statement for all that wait for the same. */
class Gathering {
  readonly #tx: Tx;
  #calls = new Map<Many<never, unknown>, Call[]>();
  #sending = false;

  constructor(tx: Tx) {
    this.#tx = tx;
  }

  add<A, R>(many: Many<A, R>, argument: A): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const call = { argument, resolve: resolve as Call['resolve'], reject };
      const waiting = this.#calls.get(many);
      if (waiting) waiting.push(call);
      else this.#calls.set(many, [call]);
      this.#sendSoon();
    });
  }

  /** After everyone who can has gone as far as their next call. */
  #sendSoon(): void {
    if (this.#sending) return;
    this.#sending = true;
    setImmediate(() => void this.#send());
  }

  async #send(): Promise<void> {
    const calls = this.#calls;
    this.#calls = new Map();
    for (const [many, waiting] of calls) await this.#sendOne(many, waiting);
    this.#sending = false;
    if (this.#calls.size) this.#sendSoon();
  }

  async #sendOne(many: Many<never, unknown>, waiting: readonly Call[]): Promise<void> {
    try {
      const results = await many(
        this.#tx,
        waiting.map(({ argument }) => argument as never),
      );
      for (const [index, { resolve }] of waiting.entries()) resolve(results[index]);
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}

const gatherings = new WeakMap<Db | Tx, Gathering>();

/**
 * A statement for one that is sent for many where works run side by side (`sideBySide`): each asks for its own, and those who
 * ask at the same time share it. Elsewhere it is sent at once.
 */
export function inBulk<A, R>(many: Many<A, R>): (db: Db | Tx, argument: A) => Promise<R> {
  return async (db, argument) => {
    const gathering = gatherings.get(db);
    if (gathering) return gathering.add(many, argument);
    const [result] = await many(db, [argument]);
    return result as R;
  };
}

/**
 * Does works of the same kind in one transaction, so that what they read and write `inBulk` takes one statement for all of
 * them. All of them end before it returns; throws the first error, after which the transaction must be rolled back.
 */
export async function sideBySide(tx: Tx, works: readonly (() => Promise<void>)[]): Promise<void> {
  gatherings.set(tx, new Gathering(tx));
  try {
    const ended = await Promise.allSettled(works.map((work) => work()));
    const failed = ended.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  } finally {
    gatherings.delete(tx);
  }
}

/** `inBulk` for a reading of many by id. */
export const byIdInBulk = <Value>(
  many: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): ((db: Db | Tx, id: string) => Promise<Value | undefined>) =>
  inBulk(async (db, ids: readonly string[]) => {
    const found = await many(db, [...new Set(ids)]);
    return ids.map((id) => found.get(id));
  });

/** For `inBulk`: the rows in the order of the keys that were asked for, undefined where there is none. */
export function inOrderOf<K, Row>(
  keys: readonly K[],
  rows: readonly Row[],
  keyOf: (row: Row) => K,
): (Row | undefined)[] {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key));
}
