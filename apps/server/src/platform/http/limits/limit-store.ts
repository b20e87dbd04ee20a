import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../../db/database.ts';
import { inLane } from '../../db/lane.ts';

/** Counters shared by all processes of an installation. */
export interface SharedLimits {
  database: Pick<Database, 'pool'>;
  /** A hash for a network, whose address must not be stored. */
  hash: (network: string) => string;
}

/** A limit this low protects something expensive: every request is counted in the database from the first. */
const LOW = 60;
/** For higher limits, each process counts this part locally, so that low traffic costs no query. */
const ALONE = 0.25;
/** Maximum time a response waits for the count. */
const PATIENCE_MS = 500;

type Counted = (error: Error | null, counted?: { current: number; ttl: number }) => void;

/**
 * Counts requests for @fastify/rate-limit in the database, so that a limit holds across all processes. If the database
 * doesn't respond, each process counts locally.
 */
export function sharedStore({ database, hash }: SharedLimits): NonNullable<RateLimitPluginOptions['store']> {
  class SharedStore {
    readonly #limit: string;
    #alone: RateLimiterMemory | undefined;
    #together: RateLimiterPostgres | undefined;

    constructor(limit = 'all') {
      // The plugin creates the first with its options, for the global limit.
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
      // The first time, include what was counted locally.
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

/** The count of all processes; null if the database doesn't respond in time. */
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
