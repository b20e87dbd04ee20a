import { parseConsents } from '../../../data/consents/read-consents.ts';
import { parseDischargeRules } from '../../../data/discharge/read-required.ts';
import { parseIntake } from '../../../data/intake/read-intake.ts';
import { parseRedFlags } from '../../../data/intake/read-red-flags.ts';
import { parseJourneySteps } from '../../../data/journeys/read-journey-steps.ts';
import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { bookingsDeps, patientJourneysService } from '../bookings/index.ts';
import { catalogService } from '../catalog/index.ts';
import { takeSideOf } from '../contexts/index.ts';
import { documentLifecycle } from './documents/document.lifecycle.ts';
import { journeyLifecycle } from './journey.lifecycle.ts';
import { patientJourneys } from './for-clinics/patient-journeys.repo.ts';
import { lotKeyOf } from './discharge/lot-hash.ts';
import { packLifecycle } from './discharge/pack.lifecycle.ts';
import { journeysRoutes } from './journeys.routes.ts';
import { packageReadsService } from '../packages/index.ts';
import { consentSources } from '../profiles/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { followBookings } from './journeys.subscribers.ts';
import { quoteLifecycle } from './quotes/quote.lifecycle.ts';
import { taskLifecycle } from './tasks/task.lifecycle.ts';
import { companionLifecycle } from './companions/companion.lifecycle.ts';
import { caseLifecycle } from './cases/case.lifecycle.ts';
import { journeyRows } from './clinic-rows.ts';
import { askingConsents, signedConsents } from './personal-data/given-consents.repo.ts';
import { CASE_KEY, journeysPersonalData } from './personal-data/journeys-personal-data.ts';
import { followErasedPatients, followOverdue } from './journeys.subscribers.ts';
import { journeyMails } from './telling/mails/journey-mails.ts';
import { writeOfJourneys } from './telling/write-of-journeys.ts';

export const journeysFeature = defineFeature({
  name: 'journeys',
  lifecycles: [
    caseLifecycle,
    journeyLifecycle,
    quoteLifecycle,
    documentLifecycle,
    taskLifecycle,
    packLifecycle,
    companionLifecycle,
  ],
  tags: { journeys: 'Patients’ cases, journeys and quotes, and what clinics set up for them: steps and intake forms.' },
  offers: [
    contribute(clinicHolders, () => journeyRows),
    contribute(consentSources, () => askingConsents),
    contribute(consentSources, () => signedConsents),
    offer(patientJourneysService, () => patientJourneys),
  ],
  routes: (parts) =>
    journeysRoutes({
      ...parts,
      reference: parts.get(catalogService).reference,
      steps: parseJourneySteps(),
      consents: parseConsents(),
      intake: parseIntake(),
      redFlags: parseRedFlags(),
      dischargeRules: parseDischargeRules(),
      lotKey: lotKeyOf(parts.secret),
      seal: createSeal(deriveKey(parts.secret, CASE_KEY)),
      takeSide: takeSideOf(parts),
      bookings: bookingsDeps(parts),
      packages: parts.get(packageReadsService),
    }),
  background: (parts) => {
    followBookings(parts.outbox, {
      ...parts,
      reference: parts.get(catalogService).reference,
      steps: parseJourneySteps(),
      consents: parseConsents(),
      seal: createSeal(deriveKey(parts.secret, CASE_KEY)),
    });
    followOverdue(parts.outbox, parts);
    followErasedPatients(parts.outbox, parts);
    writeOfJourneys(parts.outbox, parts);
  },
  mails: journeyMails,
  personalData: ({ secret }) => journeysPersonalData(secret),
});
