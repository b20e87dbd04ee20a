import { parseIntake } from '../../../data/intake/read-intake.ts';
import { parseJourneySteps } from '../../../data/journeys/read-journey-steps.ts';
import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { catalogService } from '../catalog/index.ts';
import { journeysRoutes } from './journeys.routes.ts';
import { clinicHolders } from '../providers/index.ts';
import { journeyRows } from './clinic-rows.ts';

export const journeysFeature = defineFeature({
  name: 'journeys',
  tags: { journeys: 'What clinics set up for their patients’ journeys: steps and intake forms.' },
  offers: [contribute(clinicHolders, () => journeyRows)],
  routes: (parts) =>
    journeysRoutes({
      ...parts,
      reference: parts.get(catalogService).reference,
      steps: parseJourneySteps(),
      intake: parseIntake(),
    }),
});
