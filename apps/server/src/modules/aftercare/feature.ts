import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { catalogService } from '../catalog/index.ts';
import { takeSideOf } from '../contexts/index.ts';
import { CASE_KEY } from '../journeys/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { AFTERCARE_KEY } from './aftercare-deps.ts';
import { aftercarePersonalData } from './aftercare-personal-data.ts';
import { aftercareRoutes } from './aftercare.routes.ts';
import { claimLifecycle } from './claims/claim.lifecycle.ts';
import { releaseUnclaimed, withdrawOfErased } from './claims/claims.subscribers.ts';
import { claimMails } from './claims/telling/mails/claim-mails.ts';
import { writeOfClaims } from './claims/telling/write-of-claims.ts';
import { aftercareRows } from './clinic-rows.ts';
import { sendRecall } from './recalls/commands/send-recall.ts';
import { recallLifecycle } from './recalls/recall.lifecycle.ts';
import { workOnRecalls } from './recalls/recalls.jobs.ts';
import { recallMails } from './recalls/telling/mails/recall-mails.ts';
import { writeOfRecalls } from './recalls/telling/write-of-recalls.ts';

export const aftercareFeature = defineFeature({
  name: 'aftercare',
  lifecycles: [claimLifecycle, recallLifecycle],
  tags: { aftercare: 'Check-ins after a treatment, incidents, claims and recalls.' },
  offers: [contribute(clinicHolders, () => aftercareRows)],
  routes: (parts) =>
    aftercareRoutes({
      ...parts,
      reference: parts.get(catalogService).reference,
      seal: createSeal(deriveKey(parts.secret, AFTERCARE_KEY)),
      journeySeal: createSeal(deriveKey(parts.secret, CASE_KEY)),
      takeSide: takeSideOf(parts),
    }),
  background: (parts) => {
    releaseUnclaimed(parts.outbox);
    withdrawOfErased(parts.outbox, parts);
    writeOfClaims(parts.outbox, parts);
    workOnRecalls(parts.jobs, (id) => sendRecall(parts, id));
    writeOfRecalls(parts.outbox, parts);
  },
  mails: { ...claimMails, ...recallMails },
  personalData: ({ secret }) => aftercarePersonalData(secret),
});
