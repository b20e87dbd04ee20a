import type { GivenConsent } from '@travesia/contracts/privacy';
import type { Db } from '../../platform/db/database.ts';
import { defineCollection } from '../../platform/feature/service.ts';
import { listConsents } from '../accounts/index.ts';

/** A consent as a feature keeps it. */
export interface ConsentKept extends Pick<GivenConsent, 'id' | 'purpose' | 'wording' | 'language'> {
  givenAt: Date;
  endedAt: Date | null;
  until: Date | null;
  /** Name of the clinic; null for Travesía. */
  to: string | null;
  journeyId: string | null;
  recordId: string | null;
}

/** A user’s consents of one feature, in any order. */
export type ConsentSource = (db: Db, userId: string) => Promise<ConsentKept[]>;

/** Every feature that asks for consents contributes what was given. */
export const consentSources = defineCollection<ConsentSource>('sources of consents');

/** Consents given with the account or in the profile. */
export const accountConsents: ConsentSource = async (db, userId) =>
  (await listConsents(db, { userId })).map(({ purpose, wording, language, givenAt, withdrawnAt }) => ({
    id: `${purpose}-${givenAt.toISOString()}`,
    purpose: purpose as 'health_data' | 'news',
    wording,
    language,
    givenAt,
    endedAt: withdrawnAt,
    until: null,
    to: null,
    journeyId: null,
    recordId: null,
  }));
