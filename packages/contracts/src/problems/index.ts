import { accountsProblems } from '../accounts/accounts.problems.ts';
import { catalogProblems } from '../catalog/catalog.problems.ts';
import { requestProblems } from '../kit/index.ts';
import { leadsProblems } from '../leads/leads.problems.ts';
import { packagesProblems } from '../packages/packages.problems.ts';
import { profilesProblems } from '../profiles/profiles.problems.ts';
import { providersProblems } from '../providers/providers.problems.ts';
import { servicesProblems } from '../services/services.problems.ts';

/** Every problem code of the product, declared once in its feature. */
export const problems = {
  ...requestProblems,
  ...accountsProblems,
  ...catalogProblems,
  ...profilesProblems,
  ...providersProblems,
  ...packagesProblems,
  ...servicesProblems,
  ...leadsProblems,
};

export type ProblemCode = keyof typeof problems;

/** Whether a text is one of our codes. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
