import { accountsProblems } from '../accounts/accounts.problems.ts';
import { catalogProblems } from '../catalog/catalog.problems.ts';
import { favoritesProblems } from '../favorites/favorites.problems.ts';
import { requestProblems } from '../kit/index.ts';
import { leadsProblems } from '../leads/leads.problems.ts';
import { packagesProblems } from '../packages/packages.problems.ts';
import { providersProblems } from '../providers/providers.problems.ts';
import { servicesProblems } from '../services/services.problems.ts';

/** Every problem code of the product, declared once in its feature. */
export const problems = {
  ...requestProblems,
  ...accountsProblems,
  ...catalogProblems,
  ...providersProblems,
  ...packagesProblems,
  ...servicesProblems,
  ...leadsProblems,
  ...favoritesProblems,
};

export type ProblemCode = keyof typeof problems;

/** Whether a text is one of our codes. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
