import type { PersonalDataSource } from '../platform/personal-data/personal-data.ts';
import { mailPersonalData } from '../platform/mail/mail-personal-data.ts';
import { accessPersonalData } from '../modules/access/index.ts';
import { accountsPersonalData } from '../modules/accounts/index.ts';
import { applicationsPersonalData } from '../modules/applications/index.ts';
import { activityPersonalData } from '../modules/activity/index.ts';
import { contextsPersonalData } from '../modules/contexts/index.ts';
import { favoritesPersonalData } from '../modules/favorites/index.ts';
import { importsPersonalData } from '../modules/imports/index.ts';
import { invitationsPersonalData } from '../modules/invitations/index.ts';
import { leadsPersonalData } from '../modules/leads/index.ts';
import { organizationsPersonalData } from '../modules/organizations/index.ts';
import { notificationsPersonalData } from '../modules/notifications/index.ts';
import { profilesPersonalData } from '../modules/profiles/index.ts';
import { exportsPersonalData } from '../modules/privacy/index.ts';
import { supportPersonalData } from '../modules/support/index.ts';
import { twoFactorPersonalData } from '../modules/two-factor/index.ts';

/** Everything in the product that holds data of people, in the order of an export. A module that keeps some adds its line. */
export const personalDataSources = ({ secret }: { secret: string }): readonly PersonalDataSource[] => [
  accountsPersonalData,
  profilesPersonalData(secret),
  twoFactorPersonalData,
  accessPersonalData,
  favoritesPersonalData(secret),
  organizationsPersonalData,
  contextsPersonalData,
  invitationsPersonalData,
  applicationsPersonalData,
  leadsPersonalData(secret),
  importsPersonalData,
  supportPersonalData(secret),
  notificationsPersonalData,
  activityPersonalData,
  mailPersonalData(secret),
  exportsPersonalData,
];
