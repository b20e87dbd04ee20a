import {
  type CLAIM_BARS,
  CLAIM_SUBJECTS,
  type ClaimKind,
  type ClaimSubject,
  DISPUTE_DAYS,
  isSubjectOf,
  partOf,
} from '@travesia/contracts/aftercare';
import type { ComplicationPart, COMPLICATION_PAYERS } from '@travesia/contracts/packages';
import { calendar } from '../../../platform/calendar.ts';

type Payer = (typeof COMPLICATION_PAYERS)[number];
export type ClaimBar = (typeof CLAIM_BARS)[number];

/** What was agreed for complications. */
export interface AgreedCover {
  pays: Readonly<Record<ComplicationPart, Payer | null>>;
  windowDays: number | null;
}

/** What decides whether a claim can be opened. Days are the clinic’s. */
export interface OpeningFacts {
  cover: AgreedCover | null;
  /** The day of the last treatment that began; null before. */
  treatedOn: string | null;
  /** When the patient was discharged; null before. */
  dischargedOn: string | null;
  today: string;
  /** Kinds with an open claim. */
  open: readonly ClaimKind[];
}

/** How many days after the treatment a kind can be claimed, and by which rule. A policy that names no window leaves that of disputes. */
export function windowOf(kind: ClaimKind, cover: AgreedCover | null) {
  return kind === 'complication' && cover && cover.windowDays !== null
    ? ({ rule: 'complication_window', days: cover.windowDays } as const)
    : ({ rule: 'dispute', days: DISPUTE_DAYS } as const);
}

/** The last day on which a kind can be claimed; null while that isn’t known. A window of 0 days ends with the stay. */
export function lastDayOf(kind: ClaimKind, { cover, treatedOn, dischargedOn }: OpeningFacts): string | null {
  if (treatedOn === null) return null;
  const { days } = windowOf(kind, cover);
  return days === 0 ? dischargedOn : calendar.addDays(treatedOn, days);
}

/** Whether a kind can be opened today, what is in the way, and until when. */
export function openingOf(kind: ClaimKind, facts: OpeningFacts): { bar: ClaimBar | null; until: string | null } {
  const until = lastDayOf(kind, facts);
  return { bar: barOf(kind, facts, until), until };
}

function barOf(
  kind: ClaimKind,
  { cover, treatedOn, today, open }: OpeningFacts,
  until: string | null,
): ClaimBar | null {
  if (treatedOn === null) return 'not_treated';
  if (kind === 'complication' && !cover) return 'no_policy';
  if (until !== null && today > until) return 'outside_window';
  return open.includes(kind) ? 'already_open' : null;
}

/** Who pays a subject by the policy; null if that says nothing about it. */
export function payerOf(cover: AgreedCover | null, subject: ClaimSubject): Payer | null {
  const part = partOf(subject);
  return (part && cover?.pays[part]) ?? null;
}

/** As what a subject can be claimed: what the patient pays by the policy can only be disputed. */
export const kindsOf = (cover: AgreedCover | null, subject: ClaimSubject): ClaimKind[] =>
  (['complication', 'dispute'] as const).filter(
    (kind) =>
      isSubjectOf(kind, subject) && (kind === 'dispute' || (cover !== null && payerOf(cover, subject) !== 'patient')),
  );

/** All subjects with who pays them and as what they can be claimed. */
export const subjectsOf = (cover: AgreedCover | null) =>
  CLAIM_SUBJECTS.map((subject) => ({ subject, payer: payerOf(cover, subject), kinds: kindsOf(cover, subject) }));
