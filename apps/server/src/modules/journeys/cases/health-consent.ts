import type { Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listConsents } from '../../accounts/index.ts';

/** Whether a user agreed that we store what they write about their health. */
export async function hasHealthConsent(tx: Tx, userId: string): Promise<boolean> {
  const consents = await listConsents(tx, { userId });
  return consents.some(({ purpose, withdrawnAt }) => purpose === 'health_data' && !withdrawnAt);
}

/** Throws `profile.health_consent_missing` unless the user agreed that we store what they write about their health. */
export async function refuseWithoutHealthConsent(tx: Tx, userId: string): Promise<void> {
  if (!(await hasHealthConsent(tx, userId))) throw new ProblemError('profile.health_consent_missing');
}
