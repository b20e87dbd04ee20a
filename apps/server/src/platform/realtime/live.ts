import type { Server } from 'node:http';
import { type LiveAct, liveEcho } from '@travesia/contracts/kit';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Person } from '../http/request-context.ts';
import { Acts } from './acts.ts';
import { setBus } from './bus-of.ts';
import { LiveBus } from './bus.ts';
import { Hub, type HubOptions, type LiveCounts } from './hub.ts';

/** Limits of connections. */
const LIMITS = { perUser: 20, perNetwork: 200, perNetworkAndMinute: 600 };
/** Of an installation that does not limit networks. */
const WITHOUT_NETWORKS = { ...LIMITS, perNetwork: Infinity, perNetworkAndMinute: Infinity };

/** What features register at the live socket. */
export interface LiveActs {
  /** Does what a client says: `handle` gets who says it, as of at most five seconds ago, and what was read by the act's schema. */
  onAct<P extends z.ZodType>(act: LiveAct<P>, handle: (person: Person, data: z.output<P>) => unknown): void;
}

/** Where connections come from, and what their people may hear. */
type Serving = Pick<HubOptions, 'authenticate' | 'rightsOf'> &
  Pick<Config, 'publicUrl' | 'trustProxy'> &
  Partial<Pick<Config, 'ratePerMinute'>> &
  Partial<typeof LIMITS>;

/** The live socket of a process. */
export interface Live extends LiveActs {
  /** Takes connections on an HTTP server, and events from all processes. */
  open(server: Server, serving: Serving): void;
  /** Ends all connections; the HTTP server could not be closed before. */
  letGo(): Promise<void>;
  /** Tells other processes the last events, and that no more will come. */
  stop(): Promise<void>;
  counts(): LiveCounts;
}

const NONE: LiveCounts = { connections: 0, sent: 0, slow: 0, resyncs: 0, refused: 0 };

export function createLive(database: Database, logger: Logger): Live {
  const acts = new Acts(logger);
  acts.register(liveEcho, (_person, { text }) => ({ text }));
  let hub: Hub | undefined;
  let stopBus = async () => {};
  return {
    onAct: (act, handle) => acts.register(act, handle),
    open: (server, serving) => {
      const opened = new Hub(server, {
        ...(serving.ratePerMinute === 0 ? WITHOUT_NETWORKS : LIMITS),
        ...serving,
        acts,
        logger,
      });
      const bus = new LiveBus(database, {
        deliver: (told) => opened.deliver(told),
        resync: () => opened.resync(),
        logger,
      });
      const forget = setBus(database, bus);
      bus.start();
      hub = opened;
      stopBus = async () => {
        await bus.stop();
        forget();
      };
    },
    letGo: async () => hub?.stop(),
    stop: () => stopBus(),
    counts: () => hub?.counts() ?? NONE,
  };
}
