import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runDueTimers } from '../../../platform/transition/run-timers.ts';
import { invitationLifecycle } from '../invitation.lifecycle.ts';
import { openInvitations, type OpenInvitations } from '../testing/open-invitations.ts';

let house: OpenInvitations;
beforeAll(async () => {
  house = await openInvitations();
  await house.clear();
});
afterAll(() => house.close());

it('marks expired invitations once, and leaves the others', async () => {
  await house.invite({ kind: 'admin', role: 'admin' }, { email: 'a@example.com' });
  house.pass(24);
  await house.invite({ kind: 'admin', role: 'admin' }, { email: 'b@example.com' });
  house.pass(6 * 24);
  const due = () => runDueTimers({ ...house, logger: pino({ level: 'silent' }) }, [invitationLifecycle]);
  expect(await due()).toBe(1);
  expect(await due()).toBe(0);
  const { rows } = await house.run(sql`select email, state from invitations order by email`);
  expect(rows).toEqual([
    { email: 'a@example.com', state: 'expired' },
    { email: 'b@example.com', state: 'pending' },
  ]);
});
