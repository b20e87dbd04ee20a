import { accessProblems } from '../access/access.problems.ts';
import { accountsProblems } from '../accounts/accounts.problems.ts';
import { applicationsProblems } from '../applications/applications.problems.ts';
import { catalogProblems } from '../catalog/catalog.problems.ts';
import { invitationsProblems } from '../invitations/invitations.problems.ts';
import { requestProblems, uploadProblems } from '../kit/index.ts';
import { favoritesProblems } from '../favorites/favorites.problems.ts';
import { importsProblems } from '../imports/imports.problems.ts';
import { leadsProblems } from '../leads/leads.problems.ts';
import { operationsProblems } from '../platform-admin/installation/operations.problems.ts';
import { packagesProblems } from '../packages/packages.problems.ts';
import { platformAdminProblems } from '../providers/admin/providers.problems.ts';
import { portalsProblems } from '../teams/teams.problems.ts';
import { privacyProblems } from '../privacy/privacy.problems.ts';
import { profilesProblems } from '../profiles/profiles.problems.ts';
import { providersProblems } from '../providers/providers.problems.ts';
import { servicesProblems } from '../services/services.problems.ts';
import { supportProblems } from '../support/support.problems.ts';
import { twoFactorProblems } from '../two-factor/two-factor.problems.ts';

/** Every problem code of the product, declared once in its feature. */
export const problems = {
  ...requestProblems,
  ...uploadProblems,
  ...accessProblems,
  ...accountsProblems,
  ...twoFactorProblems,
  ...catalogProblems,
  ...profilesProblems,
  ...providersProblems,
  ...packagesProblems,
  ...servicesProblems,
  ...leadsProblems,
  ...privacyProblems,
  ...invitationsProblems,
  ...applicationsProblems,
  ...favoritesProblems,
  ...portalsProblems,
  ...importsProblems,
  ...operationsProblems,
  ...supportProblems,
  ...platformAdminProblems,
};

export type ProblemCode = keyof typeof problems;

/** Whether a text is one of our codes. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
