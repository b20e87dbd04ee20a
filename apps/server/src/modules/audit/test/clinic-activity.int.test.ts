import type { ClinicActivity } from '@travesia/contracts/audit';
import type { ExportedFile } from '@travesia/contracts/kit';
import type { StaffRole } from '@travesia/contracts/access';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { openTestAuditLog } from '../../../platform/testing/test-audit-log.ts';
import { CLINIC, openHouse, type OpenHouse, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { auditLogRoutes } from '../admin/audit-log.routes.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse((accounts) => auditLogRoutes({ ...accounts, audit: openTestAuditLog(accounts.database) }), {
    demo: true,
  });
});
beforeEach(() => house.clear());
afterAll(() => house.close());

const activity = async (token: string, query = '') =>
  (await house.send('GET', `/provider/activity${query}`, token)).body as unknown as ClinicActivity;
const enter = (token: string, reason: string, clinic = CLINIC) =>
  house.send('POST', `/admin/providers/${clinic}/access`, token, { reason });
const whatAndWho = ({ data }: ClinicActivity) => data.map(({ action, by, name }) => `${action} ${by} ${name}`);
/** A member of a clinic's team, who joined a minute after their first sign-in. */
async function team(role: StaffRole, clinic = CLINIC) {
  const who = await house.staff(role, clinic);
  await house.run(sql`update provider_members set since = '2026-11-22T10:01:00Z' where user_id = ${who.userId}`);
  return who;
}
const makeDemo = (userId: string) => sql`update users set demo = true where id = ${userId}`;
const REASON = 'The clinic asked us to correct its address';

describe('clinic activity', () => {
  it('shows who acted for it and why: its team, its organization and Travesía', async () => {
    const owner = await team('owner');
    const admin = await house.person('admin', 'Mara');
    const member = await house.member('manager');
    await enter(admin.token, REASON);
    await house.send('POST', `/organizations/providers/${CLINIC}/access`, member.token, {});
    await house.send('DELETE', '/admin/context', admin.token);
    const seen = await activity(owner.token);
    expect(whatAndWho(seen)).toEqual([
      'context.left travesia Mara Quiroga',
      'context.opened organization manager Quiroga',
      'context.opened travesia Mara Quiroga',
    ]);
    expect(seen.data).toMatchObject([
      { reason: REASON, device: null },
      { organization_name: 'Rede Araucária', reason: null },
      { reason: REASON },
    ]);
    expect(seen.counts).toEqual({ staff: 0, organization: 1, travesia: 2, other: 0 });
    expect(seen.people.map(({ name, by }) => [name, by])).toEqual([
      ['manager Quiroga', 'organization'],
      ['Mara Quiroga', 'travesia'],
    ]);
  });

  it('shows sign-ins and sign-outs of team members only, since they joined', async () => {
    const owner = await team('owner');
    await team('billing', OTHER_CLINIC);
    await house.person('patient', 'Rosa');
    house.pass(1);
    await house.signIn(owner.userId);
    const seen = await activity(owner.token);
    expect(whatAndWho(seen)).toEqual(['account.signed_in staff owner Quiroga']);
    expect(seen.data[0]).toMatchObject({ area: 'sign_ins', reason: null });
  });

  it('distinguishes the team’s actions from those on its behalf, also while someone acts for it', async () => {
    const owner = await team('owner');
    const admin = await house.person('admin', 'Mara');
    await enter(admin.token, REASON);
    const done = { action: 'invitation.created', at: house.clock.now(), contextProviderId: CLINIC } as const;
    const actor = { kind: 'person', ...owner, role: 'provider', authenticatedAt: done.at, demo: false } as const;
    const sessionId = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e77';
    await unitOfWork(house.database, (tx) => appendAudit(tx, { ...done, actor: { ...actor, sessionId } }));
    expect(whatAndWho(await activity(owner.token))).toEqual([
      'invitation.created staff owner Quiroga',
      'context.opened travesia Mara Quiroga',
    ]);
  });

  it('filters by side, person, area and time, with counts that apply the other filters', async () => {
    const owner = await team('owner');
    const admin = await house.person('admin', 'Mara');
    await enter(admin.token, REASON);
    house.pass(5);
    const member = await house.member('owner');
    await house.send('POST', `/organizations/providers/${CLINIC}/access`, member.token, {});
    expect(whatAndWho(await activity(owner.token, '?by=travesia'))).toEqual(['context.opened travesia Mara Quiroga']);
    expect(await activity(owner.token, '?by=staff')).toMatchObject({
      total: 0,
      counts: { travesia: 1, organization: 1 },
    });
    expect(await activity(owner.token, `?actor=${member.userId}`)).toMatchObject({ total: 1 });
    expect(await activity(owner.token, '?area=sign_ins')).toMatchObject({ total: 0 });
    expect(await activity(owner.token, '?until=2026-11-22T10:03:00Z')).toMatchObject({
      total: 1,
      counts: { travesia: 1, organization: 0 },
    });
    expect(await activity(owner.token, '?limit=1&page=2')).toMatchObject({ total: 2, data: [{ by: 'travesia' }] });
    expect(await activity(owner.token, '?limit=1&sort=oldest')).toMatchObject({ total: 2, data: [{ by: 'travesia' }] });
  });

  it('is limited to team members with permission and admins acting for the clinic', async () => {
    const admin = await house.person('admin', 'Mara');
    const billing = await team('billing');
    const stranger = await team('owner', OTHER_CLINIC);
    expect(await house.send('GET', '/provider/activity', billing.token)).toMatchObject({ status: 403 });
    expect(await house.send('GET', '/provider/activity', admin.token)).toMatchObject({
      body: { code: 'access.no_provider_context' },
    });
    await enter(admin.token, REASON);
    expect(await activity(admin.token)).toMatchObject({ total: 1 });
    expect(await activity(stranger.token)).toMatchObject({ total: 0, people: [] });
  });

  it('exports a table, which the clinic sees', async () => {
    const owner = await team('owner');
    await enter((await house.person('admin', 'Mara')).token, REASON);
    const { body } = await house.send('GET', '/provider/activity/export', owner.token);
    const file = body as unknown as ExportedFile;
    expect(file.rows).toBe(1);
    expect(file.content).toContain(`travesia,Mara Quiroga,,context.opened,,${REASON}`);
    expect(whatAndWho(await activity(owner.token))[0]).toBe('audit.exported staff owner Quiroga');
  });

  it('shows which team member an action concerned, and omits other names', async () => {
    const owner = await team('owner');
    const clinician = await team('clinician');
    const patient = await house.person('patient', 'Rosa');
    for (const subjectId of [clinician.userId, patient.userId])
      await unitOfWork(house.database, (tx) =>
        appendAudit(tx, {
          action: 'invitation.accepted',
          actor: { kind: 'system' },
          at: house.clock.now(),
          subjectId,
          contextProviderId: CLINIC,
        }),
      );
    const { data } = await activity(owner.token);
    expect(data.map(({ subject_name: name, by }) => [name, by])).toEqual([
      [null, 'travesia'],
      ['clinician Quiroga', 'travesia'],
    ]);
  });

  it('hides names of real people from demo visitors', async () => {
    const owner = await team('owner');
    await house.run(makeDemo(owner.userId));
    await enter((await house.person('admin', 'Otto')).token, REASON);
    const seen = await activity(owner.token);
    expect(seen).toMatchObject({ data: [{ name: null, by: 'travesia', reason: REASON }], people: [] });
  });
});
