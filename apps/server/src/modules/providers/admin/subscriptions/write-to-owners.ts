import { subscriptionEnding } from '@travesia/contracts/providers';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { Outbox } from '../../../../platform/outbox/outbox.ts';
import type { PeopleToTell } from '../../people-to-tell.ts';
import { findProviderName } from '../../writing/administer.repo.ts';
import { subscriptionMails } from './mails/subscription-mails.ts';

interface Post {
  mail: Pick<Mail, 'queueMail'>;
  /** Public origin of this installation. */
  origin: string;
  peopleToTell: PeopleToTell;
}

/** Emails a clinic's owners about the end of its subscription. */
export function writeToOwners(outbox: Pick<Outbox, 'subscribe'>, { mail, origin, peopleToTell }: Post): void {
  outbox.subscribe(subscriptionEnding, 'providers_subscriptions_tell', async (tx, event) => {
    const { provider_id: id, package_type: plan, ends_on: endsOn, days } = event;
    const name = await findProviderName(tx, id);
    if (name === undefined) return;
    for (const to of await peopleToTell(tx, id, ['owner'])) {
      const { firstName, language } = to;
      const facts = { firstName, name, plan, endsOn, hasEnded: days === 0 };
      await mail.queueMail(tx, subscriptionMails.subscription_ending, { to, language, origin, facts });
    }
  });
}
