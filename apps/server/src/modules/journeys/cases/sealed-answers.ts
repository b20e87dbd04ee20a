import type { Answers } from '@travesia/contracts/journeys';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { CaseRow } from './cases.repo.ts';

/** A case's answers, decrypted. */
export const openAnswers = (seal: Seal, { id, answersSealed }: Pick<CaseRow, 'id' | 'answersSealed'>): Answers =>
  answersSealed === null ? {} : (JSON.parse(seal.open(answersSealed, id)) as Answers);

/** Answers encrypted for the row of their case. */
export const sealAnswers = (seal: Seal, { id }: Pick<CaseRow, 'id'>, answers: Answers): string =>
  seal.seal(JSON.stringify(answers), id);
