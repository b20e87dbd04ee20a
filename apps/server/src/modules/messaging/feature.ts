import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { takeSideOf } from '../contexts/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { messagingRows } from './clinic-rows.ts';
import { MESSAGES_ALLOWED } from './message.rules.ts';
import { createMessageSeal } from './messaging-deps.ts';
import { messagingPersonalData } from './messaging-personal-data.ts';
import { messagingRoutes } from './messaging.routes.ts';

export const messagingFeature = defineFeature({
  name: 'messaging',
  tags: { messaging: 'Conversations between patients, clinics and organizations.' },
  offers: [contribute(clinicHolders, () => messagingRows)],
  routes: (parts) =>
    messagingRoutes({
      ...parts,
      seal: createMessageSeal(parts.secret),
      takeSide: takeSideOf(parts),
      allowed: MESSAGES_ALLOWED,
    }),
  personalData: ({ secret }) => messagingPersonalData(secret),
});
