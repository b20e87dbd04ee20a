import { defineFeature } from '../../platform/feature/feature.ts';
import { createSeal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import { catalogService } from '../catalog/index.ts';
import { takeSideOf } from '../contexts/index.ts';
import { AFTERCARE_KEY } from './aftercare-deps.ts';
import { aftercareRoutes } from './aftercare.routes.ts';

export const aftercareFeature = defineFeature({
  name: 'aftercare',
  lifecycles: [],
  tags: { aftercare: 'Check-ins after a treatment, incidents, claims and recalls.' },
  routes: (parts) =>
    aftercareRoutes({
      ...parts,
      reference: parts.get(catalogService).reference,
      seal: createSeal(deriveKey(parts.secret, AFTERCARE_KEY)),
      takeSide: takeSideOf(parts),
    }),
});
