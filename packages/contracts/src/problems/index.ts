import { catalogProblems } from '../catalog/catalog.problems.ts';
import { requestProblems } from '../kit/index.ts';
import { packagesProblems } from '../packages/packages.problems.ts';
import { providersProblems } from '../providers/providers.problems.ts';

/** Every problem code of the product, declared once in its feature. */
export const problems = {
  ...requestProblems,
  ...catalogProblems,
  ...providersProblems,
  ...packagesProblems,
};

export type ProblemCode = keyof typeof problems;

/** Whether a text is one of our codes. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
