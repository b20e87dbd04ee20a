import { payoutNotices } from '@travesia/contracts/financials';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Post } from '../../bookings/index.ts';
import { findWish } from '../../profiles/index.ts';
import { findPayoutNews } from './find-payout-news.ts';
import { payoutMails } from './mails/payout-mails.ts';
import { tellOfPayoutEvents } from './tell-of-payout-events.ts';

/** Emails a clinic’s owners and finance staff of payouts, as each wishes, and of its account whatever they wish. */
export function writeOfPayouts(
  outbox: Pick<Outbox, 'subscribe'>,
  { mail, origin, clock }: Pick<Post, 'mail' | 'origin' | 'clock'>,
): void {
  tellOfPayoutEvents(outbox, 'financials.mails', async (tx, happened) => {
    const news = await findPayoutNews(tx, happened);
    if (!news) return;
    const { told, people, timeZone, account, reason } = news;
    const { topic } = payoutNotices[told.kind];
    for (const person of people) {
      const wish = topic === 'always' ? null : await findWish(tx, person.id, topic, clock.now());
      if (wish && !wish.mail) continue;
      const facts = { told, firstName: person.firstName, timeZone, account, reason };
      await mail.queueMail(
        tx,
        payoutMails[told.kind],
        { to: person, language: person.language, origin, facts },
        { notBefore: wish?.notBefore ?? null, optional: topic === 'always' ? null : { userId: person.id, topic } },
      );
    }
  });
}
