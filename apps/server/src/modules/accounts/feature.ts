import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import { staffFinders } from '../../platform/finding/staff-finder.ts';
import {
  accountsService,
  createAccounts,
  landingService,
  membershipsService,
  secondFactorsService,
} from './accounts-deps.ts';
import { allAccounts } from './accounts.policy.ts';
import { findPeople } from './admin/find-people.repo.ts';
import { previewFlagsService } from './admin/user-admin-deps.ts';
import { userAdminRoutes } from './admin/users.routes.ts';
import { forgetOldProofs } from './accounts.jobs.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { writeToAccounts } from './accounts.subscribers.ts';
import { accountMails } from './mails/account-mails.ts';
import { noteRefusedSignIns } from './attempts/note-refused-sign-ins.ts';
import { avatarRoutes } from './avatar/avatar.routes.ts';
import { accountsPersonalData } from './closing/accounts-personal-data.ts';
import { accountLifecycle } from './people/account.lifecycle.ts';

export const accountsFeature = defineFeature({
  name: 'accounts',
  lifecycles: [accountLifecycle],
  tags: { accounts: 'Signing up, in and out, and the devices that are signed in.' },
  offers: [
    offer(accountsService, (parts) =>
      createAccounts({
        ...parts,
        factors: parts.get(secondFactorsService),
        membershipsOf: parts.get(membershipsService),
      }),
    ),
    contribute(staffFinders, ({ database: { db } }) => ({
      kind: 'person',
      admin: (sought) => findPeople(db, allAccounts(sought.actor), sought),
    })),
  ],
  routes: ({ get, files, privilegedEmail }) => {
    const accounts = get(accountsService);
    return [
      ...accountsRoutes(accounts),
      ...avatarRoutes(accounts, files),
      ...userAdminRoutes({ accounts, privilegedEmail, previewFlags: get(previewFlagsService) }),
    ];
  },
  background: (parts) => {
    const { outbox, jobs, database, clock } = parts;
    writeToAccounts(outbox, { ...parts, landingOf: parts.get(landingService) });
    noteRefusedSignIns(outbox);
    forgetOldProofs(jobs, database, clock);
  },
  mails: accountMails,
  personalData: () => accountsPersonalData,
});
