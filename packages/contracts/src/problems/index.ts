import { accountsProblems } from '../accounts/accounts.problems.ts';
import { applicationsProblems } from '../applications/applications.problems.ts';
import { catalogProblems } from '../catalog/catalog.problems.ts';
import { requestProblems, uploadProblems } from '../kit/index.ts';
import { leadsProblems } from '../leads/leads.problems.ts';
import { packagesProblems } from '../packages/packages.problems.ts';
import { providersProblems } from '../providers/providers.problems.ts';
import { servicesProblems } from '../services/services.problems.ts';

/** Every problem code of the product, declared once in its feature. */
export const problems = {
  ...requestProblems,
  ...uploadProblems,
  ...accountsProblems,
  ...catalogProblems,
  ...providersProblems,
  ...packagesProblems,
  ...servicesProblems,
  ...leadsProblems,
  ...applicationsProblems,
};

export type ProblemCode = keyof typeof problems;

/** Whether a text is one of our codes. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
