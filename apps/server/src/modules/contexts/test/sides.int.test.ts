import type { ProviderAbility } from '@travesia/contracts/kit';
import { defineEndpoint } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { mount } from '../../../platform/http/module.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import { CLINIC, openHouse, type OpenHouse, OTHER_CLINIC, RIVAL } from '../testing/open-house.ts';

const WhoFor = z.object({ provider: z.string().optional(), organization: z.string().optional() });
const call = { tag: 'test', summary: 'For tests', description: 'For tests.', response: WhoFor } as const;
const forClinic = (name: string, method: 'GET' | 'POST', may: ProviderAbility, more: { whileSuspended?: true } = {}) =>
  defineEndpoint({ ...call, ...more, name, method, path: `/test/${name}`, access: { side: 'provider', may } });

const endpoints = [
  forClinic('read', 'GET', 'clinic.read'),
  forClinic('change', 'POST', 'clinic.change'),
  forClinic('team', 'POST', 'team.change'),
  forClinic('appeal', 'POST', 'clinic.change', { whileSuspended: true }),
];
const forNetwork = defineEndpoint({
  ...call,
  name: 'network',
  method: 'POST',
  path: '/test/network',
  access: { side: 'organization', may: 'network.change' },
});

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse(({ database, clock }) =>
    [...endpoints, forNetwork].map((endpoint) =>
      mount(endpoint, async (_input, { actor }) => {
        const { forProvider, forOrganization } = personOf(actor);
        if (endpoint.name === 'change')
          await unitOfWork(database, (tx) => appendAudit(tx, { action: 'profile.updated', actor, at: clock.now() }));
        return { provider: forProvider?.id, organization: forOrganization?.id };
      }),
    ),
  );
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const ask = (token: string, name: string, headers: Record<string, string> = {}) =>
  house.send(name === 'read' ? 'GET' : 'POST', `/test/${name}`, token, undefined, headers);
const enter = (token: string, id = CLINIC, by: 'admin' | 'organizations' = 'admin') =>
  house.send('POST', `/${by}/providers/${id}/access`, token, { reason: 'The clinic asked for help' });

const may = { status: 200, body: { provider: CLINIC } };
const mayNot = { status: 403, body: { code: 'access.not_allowed' } };
const isSuspended = { status: 403, body: { code: 'access.provider_suspended' } };

describe('requests for a clinic', () => {
  it.each([
    ['owner', may, may],
    ['manager', may, may],
    ['coordinator', mayNot, mayNot],
    ['clinician', mayNot, mayNot],
    ['billing', mayNot, mayNot],
  ] as const)('are allowed to its %s according to their role', async (role, change, team) => {
    const { token } = await house.staff(role);
    expect(await ask(token, 'read')).toMatchObject(may);
    expect(await ask(token, 'change')).toMatchObject(change);
    expect(await ask(token, 'team')).toMatchObject(team);
  });

  it.each([
    ['owner', may],
    ['manager', may],
    ['analyst', mayNot],
  ] as const)(
    'are allowed to the %s of its organization in a context, except managing its team',
    async (role, change) => {
      const { token } = await house.member(role);
      expect(await ask(token, 'read')).toMatchObject({ status: 403, body: { code: 'access.no_provider_context' } });
      await enter(token, CLINIC, 'organizations');
      expect(await ask(token, 'read')).toMatchObject(may);
      expect(await ask(token, 'change')).toMatchObject(change);
      expect(await ask(token, 'team')).toMatchObject(mayNot);
    },
  );

  it('are allowed to an admin in a context only, with both in the audit log', async () => {
    const { token, userId } = await house.person('admin');
    expect(await ask(token, 'change')).toMatchObject({ status: 403, body: { code: 'access.no_provider_context' } });
    await enter(token);
    expect(await ask(token, 'change')).toMatchObject(may);
    expect(await house.audited()).toMatchObject([
      { action: 'context.opened' },
      { action: 'profile.updated', actor_id: userId, context_provider_id: CLINIC },
    ]);
    house.pass(61);
    const later = await house.renew(token);
    expect(await ask(later, 'change')).toMatchObject({ status: 403, body: { code: 'access.no_provider_context' } });
  });

  it('are rejected if the page shows another clinic than the current context', async () => {
    const { token } = await house.person('admin');
    await enter(token);
    expect(await ask(token, 'change', { 'x-provider-id': CLINIC })).toMatchObject(may);
    await enter(token, OTHER_CLINIC);
    for (const shown of [CLINIC, '', 'nonsense', `${OTHER_CLINIC}, ${CLINIC}`])
      expect(await ask(token, 'change', { 'x-provider-id': shown })).toMatchObject({
        status: 403,
        body: { code: 'access.other_provider_context' },
      });
  });

  it('are made for the user’s own clinic, whichever the page names', async () => {
    const { token } = await house.staff('owner', OTHER_CLINIC);
    expect(await ask(token, 'read')).toMatchObject({ status: 200, body: { provider: OTHER_CLINIC } });
    expect(await ask(token, 'read', { 'x-provider-id': CLINIC })).toMatchObject({
      body: { code: 'access.other_provider_context' },
    });
  });

  it('are rejected for users without a clinic, patients and signed-out visitors', async () => {
    const { token } = await house.person('provider');
    expect(await ask(token, 'read')).toMatchObject({ status: 403, body: { code: 'access.no_clinic' } });
    expect(await ask((await house.person('patient')).token, 'read')).toMatchObject(mayNot);
    expect(await ask('', 'read')).toMatchObject({ status: 401 });
  });

  it('reflect a revoked role from the next request on', async () => {
    const { token, userId } = await house.staff('owner');
    expect(await ask(token, 'team')).toMatchObject(may);
    await house.run(sql`update provider_members set role = 'clinician' where user_id = ${userId}`);
    expect(await ask(token, 'team')).toMatchObject(mayNot);
    await house.run(sql`delete from provider_members`);
    expect(await ask(token, 'read')).toMatchObject({ body: { code: 'access.no_clinic' } });
  });

  it('can read a suspended clinic and appeal, but only admins can change it', async () => {
    const owner = await house.staff('owner');
    const bea = await house.member();
    const ana = await house.person('admin');
    await enter(bea.token, CLINIC, 'organizations');
    await enter(ana.token);
    await house.run(sql`update providers set operational_status = 'suspended' where id = ${CLINIC}`);
    for (const { token } of [owner, bea]) {
      expect(await ask(token, 'read')).toMatchObject(may);
      expect(await ask(token, 'change')).toMatchObject(isSuspended);
      expect(await ask(token, 'appeal')).toMatchObject(may);
    }
    expect(await ask(ana.token, 'change')).toMatchObject(may);
  });
});

describe('requests for an organization', () => {
  it('are allowed to its members according to their role', async () => {
    expect(await ask((await house.member('manager', RIVAL)).token, 'network')).toMatchObject({
      status: 200,
      body: { organization: RIVAL },
    });
    expect(await ask((await house.member('analyst')).token, 'network')).toMatchObject(mayNot);
  });

  it('are rejected for everyone else', async () => {
    expect(await ask((await house.person('organization')).token, 'network')).toMatchObject({
      status: 404,
      body: { code: 'access.no_organization' },
    });
    for (const role of ['patient', 'provider', 'admin'] as const)
      expect(await ask((await house.person(role)).token, 'network')).toMatchObject(mayNot);
  });
});
