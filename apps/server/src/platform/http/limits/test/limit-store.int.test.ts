import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { createTestHttp } from '../../../testing/test-http.ts';
import { thingEndpoints } from '../../../testing/thing-endpoints.ts';

let database: Database;
let apps: FastifyInstance[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => database.db.execute(sql`truncate rate_limits`));
afterEach(async () => {
  for (const app of apps) await app.close();
  apps = [];
});
afterAll(() => database.close());

/** Two processes, as far as in-memory counters go. */
async function start(ratePerMinute: number, pool = database.pool) {
  const hash = (network: string) => createHash('sha256').update(network).digest('base64url');
  for (let at = 0; at < 2; at++) {
    const shared = { database: { pool }, hash };
    const { app } = await createTestHttp(thingEndpoints().mounted, {
      config: { ratePerMinute, trustProxy: 1 },
      sharedLimits: shared,
    });
    apps.push(app);
  }
}
const ask = async (process: number, url: string, address = '203.0.113.1') => {
  const answer = await apps[process]?.inject({ url: `/api/v1${url}`, headers: { 'x-forwarded-for': address } });
  return answer?.statusCode ?? 0;
};
const askInTurns = async (times: number, url: string) => {
  const statuses = [];
  for (let at = 0; at < times; at++) statuses.push(await ask(at % 2, url));
  return statuses;
};

describe('rate limits across processes', () => {
  it('are shared for an endpoint with its own low limit', async () => {
    await start(600);
    expect(await askInTurns(4, '/limited')).toEqual([200, 200, 429, 429]);
    expect(await ask(1, '/limited', '203.0.113.2')).toBe(200);
  });

  it('are shared globally, at no query for low traffic', async () => {
    await start(80);
    expect(new Set(await askInTurns(40, '/things/a'))).toEqual(new Set([200]));
    const { rows } = await database.db.execute(sql`select key from rate_limits`);
    expect(rows).toEqual([]);
    const rest = await askInTurns(60, '/things/a');
    expect(rest.filter((status) => status === 200)).toHaveLength(40);
    expect(rest.at(-1)).toBe(429);
  });

  it('store no address', async () => {
    await start(600);
    await ask(0, '/limited');
    const { rows } = await database.db.execute<{ key: string }>(sql`select key from rate_limits`);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toContain('203.0.113');
  });

  it("are local while the database doesn't respond", async () => {
    const gone = await openTestDatabase();
    await gone.close();
    await start(600, gone.pool);
    expect(await askInTurns(6, '/limited')).toEqual([200, 200, 200, 200, 429, 429]);
  });
});
