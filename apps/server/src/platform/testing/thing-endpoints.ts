import { defineEndpoint } from '@travesia/contracts/kit';
import { z } from 'zod';
import { type Mounted, mount } from '../http/module.ts';
import { ProblemError } from '../problem-error.ts';

const shared = { access: 'public', tag: 'test', summary: 'Test', description: 'Test.' } as const;
const Thing = z.object({ name: z.string() });
const list = defineEndpoint({
  ...shared,
  method: 'GET',
  name: 'list',
  path: '/things',
  cache: 'catalog',
  query: z.object({ q: z.string().optional(), page: z.string().optional() }),
  response: z.object({ data: z.array(Thing) }),
});
const read = defineEndpoint({
  ...shared,
  method: 'GET',
  name: 'read',
  path: '/things/:id',
  params: z.object({ id: z.string() }),
  response: Thing,
});
const create = defineEndpoint({
  ...shared,
  method: 'POST',
  name: 'create',
  path: '/things',
  status: 201,
  body: z.strictObject({ name: z.string() }),
  response: Thing,
});
const remove = defineEndpoint({
  ...shared,
  method: 'DELETE',
  name: 'remove',
  path: '/things/:id',
  params: z.object({ id: z.string() }),
  status: 204,
  response: z.object({}),
});
const limited = defineEndpoint({
  ...shared,
  method: 'GET',
  name: 'limited',
  path: '/limited',
  ratePerMinute: 2,
  response: Thing,
});

const things = Array.from({ length: 60 }, (_, at) => ({
  name: `thing ${at} with a long name`,
  owner_email: 'hidden@example.com',
}));
/** Endpoints of every kind, with a record of what their handlers did. */
export function thingEndpoints(): { mounted: Mounted[]; listed: () => number } {
  let listed = 0;
  const mounted = [
    mount(list, async ({ query }) => {
      listed += 1;
      return { data: query.q ? things.filter(({ name }) => name.includes(query.q ?? '')) : things };
    }),
    mount(read, async ({ params }) => {
      if (params.id === 'gone') throw new ProblemError('request.not_found', { detail: 'The thing is gone.' });
      if (params.id === 'broken') throw new Error('select from hidden_table failed');
      return { name: params.id, owner_email: 'hidden@example.com' };
    }),
    mount(create, async ({ body }) => body),
    mount(remove, async () => ({})),
    mount(limited, async () => ({ name: 'x' })),
  ];
  return { mounted, listed: () => listed };
}
