import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { clinicHolders, peopleToTellService, providersAdminService } from '../providers/index.ts';
import { credentialsRoutes } from './admin/credentials.routes.ts';
import { credentialsPersonalData } from './credentials-personal-data.ts';
import { watchOverCredentials } from './credentials.jobs.ts';
import { credentialFinder } from './upkeep/credential-finder.ts';
import { credentialMails } from './upkeep/mails/credential-mails.ts';
import { writeToClinics } from './upkeep/mails/write-to-clinics.ts';
import { upkeepRoutes } from './upkeep/upkeep.routes.ts';
import { credentialRows } from './clinic-rows.ts';

export const credentialsFeature = defineFeature({
  name: 'credentials',
  tags: {
    credentials: 'Documents, owners and reminders of clinics’ credentials, for clinics, organizations and admins.',
  },
  offers: [contribute(clinicHolders, () => credentialRows), credentialFinder],
  routes: (parts) => [...credentialsRoutes(parts.get(providersAdminService)), ...upkeepRoutes(parts)],
  background: (parts) => {
    watchOverCredentials(parts.jobs, parts.database, parts.clock);
    writeToClinics(parts.outbox, { ...parts, peopleToTell: parts.get(peopleToTellService) });
  },
  mails: credentialMails,
  personalData: () => credentialsPersonalData,
});
