import { defineEndpoint } from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRegistry } from '../api-registry.ts';
import { mount } from '../module.ts';

const shared = {
  method: 'GET',
  access: 'public',
  tag: 'test',
  summary: 'Read',
  description: 'Reads.',
  response: z.object({ name: z.string() }),
} as const;
const readThing = defineEndpoint({
  ...shared,
  name: 'readThing',
  path: '/things/:id',
  params: z.object({ id: z.string().min(2) }),
});
const readOwn = defineEndpoint({ ...shared, name: 'readOwn', path: '/own', access: 'session' });
const readKept = defineEndpoint({ ...shared, name: 'readKept', path: '/kept', cache: 'catalog' });

const registryOf = (...mounted: Parameters<typeof createRegistry>[0]) => createRegistry(mounted, () => 1);

describe('createRegistry', () => {
  it('rejects two endpoints with the same name', () => {
    const other = defineEndpoint({ ...shared, name: 'readThing', path: '/other' });
    expect(() =>
      registryOf(
        mount(readThing, async () => ({ name: '' })),
        mount(other, async () => ({ name: '' })),
      ),
    ).toThrow('readThing (GET /other) is mounted twice');
  });

  it('rejects two endpoints with the same path, whatever their parameter names', () => {
    const other = defineEndpoint({
      ...shared,
      name: 'readOther',
      path: '/things/:slug',
      params: z.object({ slug: z.string() }),
    });
    expect(() =>
      registryOf(
        mount(readThing, async () => ({ name: '' })),
        mount(other, async () => ({ name: '' })),
      ),
    ).toThrow('mounted twice');
  });
});

describe('a call without HTTP', () => {
  it('gives the handler parsed input and the caller only what the contract names', async () => {
    const thing = { name: 'chair', password: 'hunter2' };
    const { call } = registryOf(
      mount(readThing, async ({ params }) => ({ ...thing, name: `${thing.name} ${params.id}` })),
    );
    expect(await call(readThing, { params: { id: '42' } })).toEqual({ name: 'chair 42' });
  });

  it('validates like any other', async () => {
    const { call } = registryOf(mount(readThing, async () => ({ name: 'chair' })));
    await expect(call(readThing, { params: { id: 'x' } })).rejects.toMatchObject({
      code: 'request.invalid',
      facts: { fields: [{ path: 'params.id' }] },
    });
  });

  it('requires a session if the endpoint does', async () => {
    const { call } = registryOf(mount(readOwn, async () => ({ name: 'mine' })));
    await expect(call(readOwn, {})).rejects.toMatchObject({ code: 'access.signed_out' });
    expect(await call(readOwn, {}, { actor: { kind: 'system' } })).toEqual({ name: 'mine' });
  });

  it('reads the catalog once per revision', async () => {
    let revision = 1;
    let made = 0;
    const registry = createRegistry([mount(readKept, async () => ({ name: String((made += 1)) }))], () => revision);
    expect([await registry.call(readKept, {}), await registry.call(readKept, {})]).toEqual([
      { name: '1' },
      { name: '1' },
    ]);
    revision = 2;
    expect(await registry.call(readKept, {})).toEqual({ name: '2' });
  });

  it('of an unmounted endpoint is an internal error', async () => {
    await expect(registryOf().call(readOwn, {})).rejects.toThrow('readOwn is not mounted');
  });

  it('fails if the response doesn’t match the contract', async () => {
    const { call } = registryOf(mount(readThing, async () => ({ nome: 'cadeira' }) as unknown as { name: string }));
    await expect(call(readThing, { params: { id: '42' } })).rejects.toThrow(z.ZodError);
  });
});
