import { AccountPurpose, CONSENT_WORDING, type PendingEmailChange } from '@travesia/contracts/accounts';
import type { Locale } from '@travesia/contracts/kit';
import {
  type ConsentState,
  NOTIFICATION_KINDS,
  type NotificationPreferences,
  type Profile,
  type ProfileSection,
  type SectionValues,
} from '@travesia/contracts/profiles';
import type { UserRow } from '../accounts/index.ts';
import { completenessOf } from './completeness.rules.ts';
import type { PreferencesRow, SectionRow } from './profiles.repo.ts';
import type { SectionSeal } from './sections/section-seal.ts';
import { sectionValues } from './sections/section-values.ts';

interface SavedSection<S extends ProfileSection> {
  version: number;
  updated_at: string | null;
  values: SectionValues<S>;
}

/** The current section with its version; `row` is undefined until it was first saved. */
export function presentSection<S extends ProfileSection>(
  seal: SectionSeal,
  section: S,
  user: UserRow,
  row: SectionRow | undefined,
): SavedSection<S> {
  return {
    version: row?.version ?? 0,
    updated_at: row?.updatedAt.toISOString() ?? null,
    values: sectionValues(section, user, row ? seal.open(row) : {}),
  };
}

interface ConsentRow {
  purpose: string;
  wording: string;
  language: Locale;
  givenAt: Date;
  withdrawnAt: Date | null;
}

/** Consents by purpose, each with its history, newest first. */
export const presentConsents = (rows: readonly ConsentRow[]): ConsentState[] =>
  AccountPurpose.options.map((purpose) => {
    const own = rows.filter((row) => row.purpose === purpose);
    return {
      purpose,
      given: own.some(({ withdrawnAt }) => withdrawnAt === null),
      wording: CONSENT_WORDING,
      history: own.map(({ wording, language, givenAt, withdrawnAt }) => ({
        wording,
        language,
        given_at: givenAt.toISOString(),
        withdrawn_at: withdrawnAt?.toISOString() ?? null,
      })),
    };
  });

interface ProfileFacts {
  user: UserRow;
  rows: readonly SectionRow[];
  consents: readonly ConsentRow[];
  pending: PendingEmailChange | null;
}

/** A person's full profile, for themselves. */
export function presentProfile(seal: SectionSeal, { user, rows, consents, pending }: ProfileFacts): Profile {
  const of = <S extends ProfileSection>(section: S) =>
    presentSection(
      seal,
      section,
      user,
      rows.find((row) => row.section === section),
    );
  const sections = {
    identity: of('identity'),
    contact: of('contact'),
    emergency: of('emergency'),
    companion: of('companion'),
    health: of('health'),
    languages: of('languages'),
    preferences: of('preferences'),
  };
  return {
    email: { address: user.email, verified: user.emailVerifiedAt !== null, pending },
    ...sections,
    consents: presentConsents(consents),
    completeness: completenessOf(sections),
    demo: user.demo,
  };
}

/** A person's notification preferences; everything is on by default. */
export function presentPreferences(row: PreferencesRow | undefined): NotificationPreferences {
  const off = new Set<string>(row?.off);
  const choices = NOTIFICATION_KINDS.map((kind) => [
    kind,
    { app: !off.has(`${kind}.app`), mail: !off.has(`${kind}.mail`), push: !off.has(`${kind}.push`) },
  ]);
  const quiet =
    row?.quietFrom && row.quietTo && row.timeZone
      ? { from: row.quietFrom, to: row.quietTo, time_zone: row.timeZone }
      : null;
  return {
    version: row?.version ?? 0,
    security: { app: true, mail: true, push: true },
    ...(Object.fromEntries(choices) as Pick<NotificationPreferences, (typeof NOTIFICATION_KINDS)[number]>),
    mail_rhythm: row?.mailRhythm ?? 'at_once',
    quiet_hours: quiet,
  };
}
