import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import { staffFinders } from '../../platform/finding/staff-finder.ts';
import { accountsService, knownTo, landingService } from '../accounts/index.ts';
import { applicationsAdminRoutes } from './admin/applications-admin.routes.ts';
import { findApplications } from './admin/find-applications.repo.ts';
import { keptApplicationsService } from './applications-deps.ts';
import { applicationsPersonalData } from './applications-personal-data.ts';
import { forgetOldApplications } from './applications.jobs.ts';
import { applicationsRoutes } from './applications.routes.ts';
import { writeToApplicants } from './applications.subscribers.ts';
import { applicationMails } from './mails/application-mails.ts';
import { landingOf } from './queries/landing-of.ts';
import { applicationLifecycle } from './application.lifecycle.ts';
import { clinicHolders } from '../providers/index.ts';
import { applicationRows } from './clinic-rows.ts';

export const applicationsFeature = defineFeature({
  name: 'applications',
  lifecycles: [applicationLifecycle],
  tags: { applications: 'How a clinic asks to be a partner: account, form, documents, answer.' },
  offers: [
    contribute(clinicHolders, () => applicationRows),
    offer(landingService, () => landingOf),
    contribute(staffFinders, ({ database: { db } }) => ({
      kind: 'application',
      admin: (sought) => findApplications(db, knownTo(sought.actor), sought),
    })),
  ],
  routes: (parts) => [...applicationsRoutes(parts, parts.get(accountsService)), ...applicationsAdminRoutes(parts)],
  background: (parts) => {
    writeToApplicants(parts.outbox, parts);
    forgetOldApplications(parts.jobs, parts.database, parts.clock, parts.get(keptApplicationsService));
  },
  mails: applicationMails,
  personalData: () => applicationsPersonalData,
});
