import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { inLane } from '../../db/lane.ts';

/** What the processes of an installation count together. */
export interface SharedLimits {
  database: Pick<Database, 'pool'>;
  /** Stands for a network, whose address must not be kept. */
  hash: (network: string) => string;
}

/** A limit this low guards something that costs much: every request of it is counted together from the first. */
const LOW = 60;
/** Of a higher limit each process counts this part alone, so that whoever asks little costs no query. */
const ALONE = 0.25;
/** An answer does not wait longer for the count. */
const PATIENCE_MS = 500;

type Counted = (error: Error | null, counted?: { current: number; ttl: number }) => void;

/**
 * Counts requests for @fastify/rate-limit in the database, so that a limit holds over all processes. While the database
 * does not answer each process counts alone.
 */
export function sharedStore({ database, hash }: SharedLimits): NonNullable<RateLimitPluginOptions['store']> {
  class SharedStore {
    readonly #limit: string;
    #alone: RateLimiterMemory | undefined;
    #together: RateLimiterPostgres | undefined;

    constructor(limit = 'all') {
      // The plugin makes the first with its options, for the limit of all calls.
      this.#limit = typeof limit === 'string' ? limit : 'all';
    }

    child({ routeInfo }: { routeInfo?: { method?: string | string[]; url?: string } }): SharedStore {
      return new SharedStore(`${String(routeInfo?.method)} ${routeInfo?.url}`);
    }

    incr(network: string, counted: Counted, windowMs: number, max: number): void {
      this.#count(hash(network), windowMs, max).then(
        (result) => counted(null, result),
        (error: Error) => counted(error),
      );
    }

    async #count(key: string, windowMs: number, max: number): Promise<{ current: number; ttl: number }> {
      const duration = windowMs / 1000;
      this.#alone ??= new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration });
      const own = await this.#alone.consume(key);
      const alone = max <= LOW ? 0 : Math.floor(max * ALONE);
      const mine = { current: own.consumedPoints, ttl: own.msBeforeNext };
      if (own.consumedPoints <= alone) return mine;
      this.#together ??= new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        keyPrefix: this.#limit,
        points: max,
        duration,
        inMemoryBlockOnConsumed: max + 1,
      });
      // What was counted alone so far is told the first time.
      const points = own.consumedPoints === alone + 1 ? own.consumedPoints : 1;
      const all = await inTime(inLane('call', () => this.#together?.consume(key, points)));
      if (!all) return mine;
      return {
        current: Math.max(all.exceeded ? max + 1 : 0, all.current, mine.current),
        ttl: all.ttl,
      };
    }
  }
  return SharedStore as unknown as NonNullable<RateLimitPluginOptions['store']>;
}

interface Together {
  current: number;
  ttl: number;
  exceeded: boolean;
}

/** What all processes have counted; null when the database does not say so soon. */
async function inTime(counting: Promise<RateLimiterRes> | undefined): Promise<Together | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const told = (exceeded: boolean) => (result: unknown) =>
    result instanceof RateLimiterRes ? { current: result.consumedPoints, ttl: result.msBeforeNext, exceeded } : null;
  try {
    return await Promise.race([Promise.resolve(counting).then(told(false), told(true)), late]);
  } finally {
    clearTimeout(timer);
  }
}
