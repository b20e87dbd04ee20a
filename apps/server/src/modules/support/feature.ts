import { readSupport } from '../../../data/support/read-support.ts';
import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { accountsService } from '../accounts/index.ts';
import { supportMails } from './mails/answer-mail.ts';
import { forgetOldTickets } from './support.jobs.ts';
import { supportPersonalData } from './support-personal-data.ts';
import { supportRoutes } from './support.routes.ts';
import { tellOfTickets } from './support.subscribers.ts';
import { ticketFinder } from './ticket-finder.ts';
import { ticketLifecycle } from './ticket.lifecycle.ts';
import { clinicHolders } from '../providers/index.ts';
import { supportRows } from './clinic-rows.ts';

export const supportFeature = defineFeature({
  name: 'support',
  lifecycles: [ticketLifecycle],
  tags: { support: 'Help articles, what people ask the team, and the team’s inbox.' },
  offers: [contribute(clinicHolders, () => supportRows), ticketFinder],
  routes: (parts) => supportRoutes({ ...parts, accounts: parts.get(accountsService), content: readSupport() }),
  background: (parts) => {
    tellOfTickets(parts.outbox, parts);
    forgetOldTickets(parts.jobs, parts.database, parts.clock);
  },
  mails: supportMails,
  personalData: ({ secret }) => supportPersonalData(secret),
});
