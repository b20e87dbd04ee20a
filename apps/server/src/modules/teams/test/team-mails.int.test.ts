import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { createMail } from '../../../platform/mail/mail.ts';
import { Outbox } from '../../../platform/outbox/outbox.ts';
import { drainJobs } from '../../../platform/testing/drain-jobs.ts';
import { CLINIC, NETWORK } from '../../contexts/testing/open-house.ts';
import { openPortals, type Portals } from '../../badges/testing/open-portals.ts';
import { writeToTeams } from '../teams.subscribers.ts';

let house: Portals;
let mailsTo: (address: string) => Promise<{ subject: string; text: string; template: string }[]>;
beforeAll(async () => {
  house = await openPortals({ demo: true });
  const logger = pino({ level: 'silent' });
  const jobs = new JobQueue(house.database, logger);
  const outbox = new Outbox(house.database, jobs, logger);
  const mail = createMail(house.database, jobs, logger, {
    smtpUrl: undefined,
    mailFrom: 'x@example.com',
    publicUrl: undefined,
    secret: 'the secret of this installation, long enough',
  });
  writeToTeams(outbox, { mail, origin: 'https://travesia.example' });
  await jobs.start({ workers: false });
  mailsTo = async (address) => {
    await drainJobs({ jobs, outbox });
    return (await mail.list()).filter(({ recipient }) => recipient === address);
  };
});
beforeEach(() => house.clear());
afterAll(() => house.close());

it('emails a removed team member in their language, regardless of their notification settings', async () => {
  const ana = await house.staff('owner');
  const leo = await house.staff('billing');
  await house.run(sql`update users set language = 'es' where id = ${leo.userId}`);
  expect((await house.send('DELETE', `/provider/staff/${leo.userId}`, ana.token)).status).toBe(200);
  const [letter, ...more] = await mailsTo(leo.email);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({
    template: 'teams.member_removed',
    subject: 'Usted ya no tiene acceso a Clínica Um',
  });
  expect(letter?.text).toContain('https://travesia.example/es/support');
});

it("emails a removed clinic's owners with the reason, but not the person who did it or demo people", async () => {
  const bea = await house.member('owner');
  const ana = await house.staff('owner');
  const max = await house.staff('manager');
  const zoe = await house.staff('owner');
  await house.run(sql`update users set demo = true where id = ${zoe.userId}`);
  const reason = 'They asked us to';
  expect((await house.send('POST', `/organizations/providers/${CLINIC}/remove`, bea.token, { reason })).status).toBe(
    204,
  );
  const [letter] = await mailsTo(ana.email);
  expect(letter).toMatchObject({
    template: 'teams.clinic_left',
    subject: 'Clínica Um left its organization',
  });
  expect(letter?.text).toContain(reason);
  expect(letter?.text).toContain('Rede Araucária');
  for (const { email } of [bea, max, zoe]) expect(await mailsTo(email)).toEqual([]);
  expect(
    (await house.run(sql`select count(*)::int as left from organization_members where organization_id = ${NETWORK}`))
      .rows,
  ).toEqual([{ left: 1 }]);
});
