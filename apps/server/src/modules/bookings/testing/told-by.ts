import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { OpenProduct } from '../../../app/testing/open-product.ts';
import { remindDue } from '../reminders/commands/remind-due.ts';

interface Person {
  userId: string;
  email: string;
}

interface Told extends Pick<OpenProduct, 'mail' | 'settle'> {
  house: Pick<OpenProduct['house'], 'run' | 'database' | 'clock'>;
}

/** What people are told in the app and by email, each since somebody looked the last time. */
export function toldBy({ house, mail, settle }: Told) {
  const to = async ({ userId, email }: Person) => {
    await settle();
    const { rows } = await house.run(
      sql`select kind, params from notifications where user_id = ${userId} order by created_at, id`,
    );
    const letters = (await mail.list(200)).filter(({ recipient }) => recipient === email).toReversed();
    await house.run(sql`delete from notifications where user_id = ${userId}`);
    await house.run(sql`delete from mail_outbox where recipient = ${email}`);
    return {
      app: rows.map(({ kind }) => String(kind)),
      mails: letters.map(({ template }) => template.split('.')[1] ?? template),
      params: rows.map(({ params }) => params as Record<string, unknown>),
      // Long lines of a calendar file are folded.
      letters: letters.map((letter) => ({
        ...letter,
        calendar:
          letter.calendar &&
          String((JSON.parse(letter.calendar) as { content: string }).content).replaceAll('\r\n ', ''),
      })),
    };
  };
  const forgetTold = async () => {
    await settle();
    await house.run(sql`delete from notifications`);
    await house.run(sql`delete from mail_outbox`);
  };
  return {
    to,
    /** What the job does every five minutes. */
    remind: () => remindDue({ database: house.database, clock: house.clock, logger: pino({ level: 'silent' }) }),
    /** Forgets what was told so far. */
    forgetTold,
    kindsTo: async (person: Person) => {
      const { app, mails } = await to(person);
      return { app, mails };
    },
    /** Ends all bookings, and forgets everybody at the clinic and everything that was told. */
    startAnew: async () => {
      await house.run(sql`update bookings set status = 'cancelled', cancel_reason = 'admin', cancelled_at = now(), expires_at = null
        where status in ('pending', 'awaiting_payment', 'confirmed')`);
      await house.run(sql`delete from provider_members`);
      await house.run(sql`delete from organization_members`);
      await forgetTold();
    },
  };
}
