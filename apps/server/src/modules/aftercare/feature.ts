import { parseAftercare } from '../../../data/aftercare/read-aftercare.ts';
import { readSupport } from '../../../data/support/read-support.ts';
import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { catalogService } from '../catalog/index.ts';
import { takeSideOf } from '../contexts/index.ts';
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

export const aftercareFeature = defineFeature({
  name: 'aftercare',
  lifecycles: [checkInLifecycle, incidentLifecycle],
  tags: { aftercare: 'Check-ins after a treatment, incidents, claims and recalls.' },
  offers: [contribute(clinicHolders, () => aftercareRows)],
  routes: (parts) =>
    aftercareRoutes({
      ...parts,
      reference: parts.get(catalogService).reference,
      forms: parseAftercare(),
      emergency: readSupport().emergency,
      seal: createSeal(deriveKey(parts.secret, AFTERCARE_KEY)),
      takeSide: takeSideOf(parts),
    }),
  background: (parts) => {
    followJourneys(parts.outbox, {
      ...parts,
      reference: parts.get(catalogService).reference,
      forms: parseAftercare(),
    });
    writeOfAftercare(parts.outbox, parts);
  },
  mails: aftercareMails,
  personalData: ({ secret }) => aftercarePersonalData(secret),
});
