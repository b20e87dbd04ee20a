import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { accountsService } from '../accounts/index.ts';
import { catalogService, treatmentHolders } from '../catalog/index.ts';
import { clinicHolders, inviteService } from '../providers/index.ts';
import { leadsPersonalData } from './leads-personal-data.ts';
import { forgetOldLeads } from './leads.jobs.ts';
import { leadsRoutes } from './leads.routes.ts';
import { confirmLeads } from './leads.subscribers.ts';
import { leadFinder } from './desk/lead-finder.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { mailAnswers } from './desk/mail-answers.ts';
import { mailReaders } from './desk/mail-readers.ts';
import { leadMails } from './mails/lead-mails.ts';
import { countRequestsOf } from './treatment-uses.repo.ts';
import { claimLifecycle, consultationLifecycle, contactLifecycle } from './leads.lifecycles.ts';
import { macroRows } from '../macros/index.ts';
import { leadRows } from './clinic-rows.ts';

export const leadsFeature = defineFeature({
  name: 'leads',
  lifecycles: [claimLifecycle, consultationLifecycle, contactLifecycle],
  tags: {
    leads: 'Requests for a consultation, messages to the team, claims of imported listings, and their answers.',
  },
  offers: [
    contribute(clinicHolders, () => leadRows),
    contribute(clinicHolders, () => macroRows),
    contribute(treatmentHolders, () => ({
      countUses: async (tx, slug) => ({ requests: await countRequestsOf(tx, slug) }),
    })),
    leadFinder,
  ],
  routes: (parts) => [
    ...leadsRoutes({ ...parts, reference: parts.get(catalogService).reference }),
    ...deskRoutes({ ...parts, accounts: parts.get(accountsService), invite: parts.get(inviteService) }),
  ],
  background: (parts) => {
    confirmLeads(parts.outbox, parts.mail, parts);
    mailReaders(parts.outbox, parts);
    mailAnswers(parts.outbox, parts);
    forgetOldLeads(parts.jobs, parts.database, parts.clock);
  },
  mails: leadMails,
  personalData: ({ secret }) => leadsPersonalData(secret),
});
