import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { busyTimes } from '../availability/index.ts';
import { catalogService } from '../catalog/index.ts';
import { takeSideOf } from '../contexts/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { sentRecords } from '../records/index.ts';
import { messagingRows } from './clinic-rows.ts';
import { followLeavers } from './desk/follow-leavers.ts';
import { followPresence } from './desk/presence.ts';
import { watchSnoozes } from './desk/snoozes.jobs.ts';
import { MESSAGES_ALLOWED } from './message.rules.ts';
import { createMessageSeal } from './messaging-deps.ts';
import { messagingPersonalData } from './personal-data/messaging-personal-data.ts';
import { messagingRoutes } from './messaging.routes.ts';
import { followTyping } from './typing.ts';

export const messagingFeature = defineFeature({
  name: 'messaging',
  tags: { messaging: 'Conversations between patients, clinics, organizations and Travesía’s team.' },
  offers: [contribute(clinicHolders, () => messagingRows)],
  routes: (parts) =>
    messagingRoutes({
      ...parts,
      seal: createMessageSeal(parts.secret),
      takeSide: takeSideOf(parts),
      busy: parts.all(busyTimes),
      sentRecords: sentRecords(parts.secret),
      reference: parts.get(catalogService).reference,
      ownHost: parts.config.publicUrl && new URL(parts.config.publicUrl).host,
      // Whoever turns limits off, to measure, turns this one off too.
      allowed: parts.config.ratePerMinute === 0 ? null : MESSAGES_ALLOWED,
    }),
  background: (parts) => {
    const deps = { database: parts.database, takeSide: takeSideOf(parts) };
    followTyping(parts.live, deps);
    followPresence(parts.live, deps);
    followLeavers(parts.outbox);
    watchSnoozes(parts.jobs, parts);
  },
  personalData: ({ secret }) => messagingPersonalData(secret),
});
