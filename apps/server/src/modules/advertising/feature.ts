import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { catalogService } from '../catalog/index.ts';
import { clinicHolders, peopleToTellService } from '../providers/index.ts';
import { approvalFollowers } from './advertising-deps.ts';
import { advertisingRoutes } from './advertising.routes.ts';
import { approvalLifecycle } from './approvals/approval.lifecycle.ts';
import { approvalMails } from './approvals/mails/approval-mails.ts';
import { writeToClinics } from './approvals/mails/write-to-clinics.ts';
import { advertisingRows } from './clinic-rows.ts';

export const advertisingFeature = defineFeature({
  name: 'advertising',
  lifecycles: [approvalLifecycle],
  tags: { advertising: 'What clinics may claim and have to state, and approval of restricted treatments.' },
  offers: [contribute(clinicHolders, () => advertisingRows)],
  routes: (parts) =>
    advertisingRoutes({
      ...parts,
      reference: parts.get(catalogService).reference,
      followers: parts.all(approvalFollowers),
    }),
  background: (parts) =>
    writeToClinics(parts.outbox, {
      ...parts,
      reference: parts.get(catalogService).reference,
      peopleToTell: parts.get(peopleToTellService),
    }),
  mails: approvalMails,
});
