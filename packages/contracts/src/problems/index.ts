import { features } from '../features.ts';
import { collect, requestProblems, resumableProblems, uploadProblems } from '../kit/index.ts';

/** All problem codes of the product, each declared once in its feature. */
export const problems = {
  ...requestProblems,
  ...uploadProblems,
  ...resumableProblems,
  ...collect(features, 'problems'),
};

export type ProblemCode = keyof typeof problems;

/** Whether a text is one of our codes. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
