import { defineEndpoint, FileContent } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { mount, type Mounted } from '../../../platform/http/module.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Beside } from '../open-product.ts';

const leak = { method: 'GET', access: 'session', tag: 'leaks', summary: 'A leak', description: 'A leak.' } as const;
const one = z.object({ id: z.uuid() });
const Words = z.object({ words: z.array(z.string()) });

const list = defineEndpoint({ ...leak, name: 'leakList', path: '/leaks/people', response: Words });
const byId = defineEndpoint({ ...leak, name: 'leakById', path: '/leaks/people/:id', params: one, response: Words });
const file = defineEndpoint({
  ...leak,
  name: 'leakFile',
  path: '/leaks/files/:id/content',
  params: one,
  response: FileContent,
  download: true,
});
/** Reveals existence through a different code. */
export const oracle = defineEndpoint({
  ...leak,
  name: 'leakExistence',
  path: '/leaks/tickets/:id',
  params: one,
  response: Words,
});
/** Also counts what belongs to others. */
export const counted = defineEndpoint({
  ...leak,
  name: 'leakCount',
  path: '/leaks/count',
  query: z.object({ q: z.string().default('') }),
  response: z.object({ total: z.number() }),
});
/** Fails, and names the person in its error. */
export const log = defineEndpoint({ ...leak, name: 'leakLog', path: '/leaks/errors', response: Words });

/** Changes anyone, whoever asks. */
export const overwrite = defineEndpoint({
  ...leak,
  method: 'PUT',
  name: 'leakChange',
  path: '/leaks/people/:id',
  params: one,
  response: Words,
});

/** Endpoints with the faults the crawl must find: missing scopes, a file for everyone, a name in an error. */
export function leaks({ house }: Beside): Mounted[] {
  const words = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await house.run(statement);
    if (!rows.length) throw new ProblemError('request.not_found');
    return { words: rows.map(({ word }) => String(word)) };
  };
  return [
    mount(list, () => words(sql`select last_name as word from users`)),
    mount(byId, ({ params }) => words(sql`select last_name as word from users where id = ${params.id}`)),
    mount(file, async ({ params }) => {
      const { words: names } = await words(sql`select name as word from stored_files where id = ${params.id}`);
      return { file_id: params.id, name: names[0] ?? '', media_type: 'application/octet-stream' };
    }),
    mount(oracle, async ({ params }) => {
      await words(sql`select id as word from support_tickets where id = ${params.id}`);
      throw new ProblemError('access.not_allowed');
    }),
    mount(counted, async ({ query }) => {
      const { rows } = await house.run(
        sql`select count(*) as total from stored_files where name ilike ${`%${query.q}%`}`,
      );
      return { total: Number(rows[0]?.['total']) };
    }),
    mount(overwrite, ({ params }) =>
      words(sql`update users set last_name = 'Overwritten' where id = ${params.id} returning last_name as word`),
    ),
    mount(log, async () => {
      const found = await words(sql`select last_name as word from users`);
      throw new Error(`cannot greet ${found.words.join()}`);
    }),
  ];
}
