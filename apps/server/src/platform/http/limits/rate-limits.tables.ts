import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Requests of heavy networks, for all processes; columns and their order are those of rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit, and a hash of the network. */
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    /** Milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
