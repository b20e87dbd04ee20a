import { parseAftercare } from '../../../data/aftercare/read-aftercare.ts';
import { readSupport } from '../../../data/support/read-support.ts';
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
import { checkInLifecycle } from './check-ins/check-in.lifecycle.ts';
import { followJourneys } from './check-ins/follow-journeys.ts';
import { aftercareRows } from './clinic-rows.ts';
import { incidentLifecycle } from './incidents/incident.lifecycle.ts';
import { aftercareMails } from './telling/mails/aftercare-mails.ts';
import { writeOfAftercare } from './telling/write-of-aftercare.ts';
import { claimLifecycle } from './claims/claim.lifecycle.ts';
import { releaseUnclaimed, withdrawOfErased } from './claims/claims.subscribers.ts';
import { claimMails } from './claims/telling/mails/claim-mails.ts';
import { writeOfClaims } from './claims/telling/write-of-claims.ts';
import { sendRecall } from './recalls/commands/send-recall.ts';
import { recallLifecycle } from './recalls/recall.lifecycle.ts';
import { workOnRecalls } from './recalls/recalls.jobs.ts';
import { recallMails } from './recalls/telling/mails/recall-mails.ts';
import { writeOfRecalls } from './recalls/telling/write-of-recalls.ts';

export const aftercareFeature = defineFeature({
  name: 'aftercare',
  lifecycles: [checkInLifecycle, incidentLifecycle, claimLifecycle, recallLifecycle],
  tags: { aftercare: 'Check-ins after a treatment, incidents, claims and recalls.' },
  offers: [contribute(clinicHolders, () => aftercareRows)],
  routes: (parts) =>
    aftercareRoutes({
      ...parts,
      reference: parts.get(catalogService).reference,
      forms: parseAftercare(),
      emergency: readSupport().emergency,
      seal: createSeal(deriveKey(parts.secret, AFTERCARE_KEY)),
      journeySeal: createSeal(deriveKey(parts.secret, CASE_KEY)),
      takeSide: takeSideOf(parts),
    }),
  background: (parts) => {
    followJourneys(parts.outbox, {
      ...parts,
      reference: parts.get(catalogService).reference,
      forms: parseAftercare(),
    });
    writeOfAftercare(parts.outbox, parts);
    releaseUnclaimed(parts.outbox);
    withdrawOfErased(parts.outbox, parts);
    writeOfClaims(parts.outbox, parts);
    workOnRecalls(parts.jobs, (id) => sendRecall(parts, id));
    writeOfRecalls(parts.outbox, parts);
  },
  mails: { ...aftercareMails, ...claimMails, ...recallMails },
  personalData: ({ secret }) => aftercarePersonalData(secret),
});
