import type { CheckInAnswers } from '@travesia/contracts/aftercare';
import type { Seal } from '../../../platform/secrets/seal.ts';
import type { CheckInRow } from './check-in.lifecycle.ts';

/** What is kept of answers: with the rules that held then, so that a later change of rules changes no past. */
export interface KeptAnswers {
  answers: CheckInAnswers;
  /** Ids of the rules. */
  rules: string[];
}

export const sealAnswers = (seal: Seal, { id }: Pick<CheckInRow, 'id'>, kept: KeptAnswers): string =>
  seal.seal(JSON.stringify(kept), id);

/** Null until answered, and once the patient deleted their account. */
export const openAnswers = (
  seal: Seal,
  { id, answersSealed }: Pick<CheckInRow, 'id' | 'answersSealed'>,
): KeptAnswers | null => (answersSealed === null ? null : (JSON.parse(seal.open(answersSealed, id)) as KeptAnswers));
