import pg from 'pg';

/** A part of a statement: common table expressions, named unlike those of every other part, with their own `$1`, `$2`. */
export interface WritePart {
  name: string;
  /** `name as (insert …)`, separated by commas. */
  text: string;
  /** How many parameters it has. */
  parameters: number;
}

interface Waiting {
  part: WritePart;
  values: readonly unknown[];
}

/** What ends a statement of parts, and the rows it returns. */
const NOTHING: WritePart = { name: '', text: 'select 1', parameters: 0 };

/**
 * The connection of a transaction. It sends one statement after the other, whoever asks: works may run side by side. Writes that
 * nobody waits for are kept until the next statement, or the commit, and are then sent as one.
 */
export class TransactionClient {
  readonly #client: pg.PoolClient;
  readonly #locks: readonly string[];
  #waiting: Waiting[] = [];
  #running = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: pg.PoolClient, locks: readonly string[] = []) {
    this.#client = client;
    this.#locks = locks;
  }

  /** Called by Drizzle, for every statement including `begin`, `commit` and `rollback`. */
  query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    if (config.text.startsWith('begin') && this.#locks.length) return this.#begin(config.text);
    if (config.text === 'rollback') this.#waiting = [];
    const writes = this.#takeWaiting();
    return this.#inOrder(async () => {
      if (writes) await this.#client.query(writes);
      return this.#client.query(config, values);
    });
  }

  /** Begins and locks in one message. Rows of `unnest` come in order: one key after the other. Drizzle rolls nothing back if this fails. */
  async #begin(begin: string): Promise<pg.QueryResult> {
    const keys = this.#locks.map((key) => pg.escapeLiteral(key)).join(', ');
    const lock = `select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(array[${keys}]) as key`;
    try {
      return await this.#client.query({ text: `${begin}; ${lock}` });
    } catch (error) {
      await this.#client.query('rollback').catch(() => {});
      throw error;
    }
  }

  /** Keeps a write until the next statement. Of the same part only one is kept: order within a table stays that of the calls. */
  async later(part: WritePart, values: readonly unknown[]): Promise<void> {
    const before = this.#waiting.some((one) => one.part === part) ? this.#takeWaiting() : undefined;
    this.#waiting.push({ part, values });
    if (before) await this.#inOrder(() => this.#client.query(before));
  }

  /** Sends a part that ends with a `select` of its own together with the writes that wait. */
  async withWaiting(last: WritePart, values: readonly unknown[]): Promise<pg.QueryResult> {
    const waiting = this.#waiting;
    this.#waiting = [];
    return this.#inOrder(() => this.#client.query(together(waiting, { part: last, values })));
  }

  #takeWaiting(): pg.QueryConfig | undefined {
    const waiting = this.#waiting;
    if (!waiting.length) return undefined;
    this.#waiting = [];
    return together(waiting, { part: NOTHING, values: [] });
  }

  async #inOrder<T>(send: () => Promise<T>): Promise<T> {
    this.#running += 1;
    const sent = this.#running === 1 ? send() : this.#last.then(send, send);
    this.#last = sent;
    try {
      return await sent;
    } finally {
      this.#running -= 1;
    }
  }
}

/** Statements by the names of their parts: each text is built once, and each connection parses it once. */
const built = new Map<string, { name: string; text: string }>();

function together(waiting: readonly Waiting[], last: Waiting): pg.QueryConfig {
  const all = [...waiting, last];
  const names = all.map(({ part }) => part.name).join('+');
  let statement = built.get(names);
  if (!statement)
    built.set(names, (statement = { name: `writes ${built.size}`, text: textOf(all.map(({ part }) => part)) }));
  return { ...statement, values: all.flatMap(({ values }) => values) };
}

function textOf(parts: readonly WritePart[]): string {
  let before = 0;
  const texts = parts.map(({ text, parameters }) => {
    const offset = before;
    before += parameters;
    return text.replaceAll(/\$(\d+)/g, (_, number) => `$${Number(number) + offset}`);
  });
  const last = texts.pop() ?? '';
  if (!texts.length) return last.startsWith('select') ? last : `with ${last}`;
  return `with ${texts.join(', ')}${last.startsWith('select') ? ' ' : ', '}${last}`;
}

const clients = new WeakMap<object, TransactionClient>();

/** Notes the connection of a transaction, for writes that wait. */
export const noteClient = (tx: object, client: TransactionClient): void => void clients.set(tx, client);

/** The connection of a transaction that `unitOfWork` began. */
export const clientOf = (tx: object): TransactionClient | undefined => clients.get(tx);
