import { defineFeature, offer } from '../../platform/feature/feature.ts';
import { membershipsService } from '../accounts/index.ts';
import { membershipsOf } from './memberships-of.ts';
import { organizationsPersonalData } from './organizations-personal-data.ts';
import { writeToTeams } from '../teams/index.ts';

export const organizationsFeature = defineFeature({
  name: 'organizations',
  offers: [offer(membershipsService, () => membershipsOf)],
  background: (parts) => writeToTeams(parts.outbox, parts),
  personalData: () => organizationsPersonalData,
});
