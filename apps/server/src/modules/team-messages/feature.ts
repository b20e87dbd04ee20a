import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { takeSideOf } from '../contexts/index.ts';
import { MESSAGES_ALLOWED } from '../messaging/index.ts';
import { clinicHolders } from '../providers/index.ts';
import { teamMessagesRows } from './clinic-rows.ts';
import { createTeamSeal } from './team-messages-deps.ts';
import { teamPersonalData } from './team-personal-data.ts';
import { teamMessagesRoutes } from './team-messages.routes.ts';

export const teamMessagesFeature = defineFeature({
  name: 'team-messages',
  tags: { 'team-messages': 'Channels in which people of an organization and its clinics talk among themselves.' },
  offers: [contribute(clinicHolders, () => teamMessagesRows)],
  routes: (parts) =>
    teamMessagesRoutes({
      ...parts,
      seal: createTeamSeal(parts.secret),
      takeSide: takeSideOf(parts),
      // Whoever turns limits off, to measure, turns this one off too.
      allowed: parts.config.ratePerMinute === 0 ? null : MESSAGES_ALLOWED,
    }),
  personalData: () => teamPersonalData,
});
