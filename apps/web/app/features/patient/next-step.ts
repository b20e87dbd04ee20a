import type { BookingSummary } from '@travesia/contracts/bookings';
import type { User } from '@travesia/contracts/accounts';
import type { CaseSummary, JourneySummary } from '@travesia/contracts/journeys';
import type { SentRequestSummary } from '@travesia/contracts/leads';
import type { KeptItem } from '../../lib/device/kept.ts';
import { consultationPath } from '../leads/index.ts';

/** What is known about a user: their account, what they saved, asked and booked, and what this device stores. */
export interface Beginning {
  person: Pick<User, 'email_verified' | 'two_factor_enabled' | 'demo'>;
  saved: readonly KeptItem[];
  /** Requests they sent, newest first. */
  sent: readonly SentRequestSummary[];
  /** Active bookings, the next first. */
  bookings: readonly BookingSummary[];
  /** Their journeys with clinics, open ones first. */
  journeys: readonly JourneySummary[];
  /** Answers about a treatment that no clinic was asked with yet, last changed first. */
  drafts: readonly CaseSummary[];
  /** URL of an unfinished questionnaire, without language prefix. */
  unfinished: string | null;
}

export type StepName = 'save' | 'quote' | 'account';

export interface Step {
  name: StepName;
  /** `now` is the step to take next. */
  state: 'done' | 'now' | 'ahead';
}

/** The first three steps and their progress; a step counts as done only if the product knows it is. */
export function firstSteps({ person, saved, sent, journeys }: Beginning): Step[] {
  const isDone: Readonly<Record<StepName, boolean>> = {
    save: saved.length > 0,
    quote: sent.length > 0 || journeys.length > 0,
    account: person.email_verified && person.two_factor_enabled,
  };
  const names: readonly StepName[] = ['save', 'quote', 'account'];
  const now = names.find((name) => !isDone[name]);
  return names.map((name) => ({ name, state: isDone[name] ? 'done' : name === now ? 'now' : 'ahead' }));
}

/** Requests that still lead somewhere, in the order in which they ask for attention. */
const ASKING = [
  { status: 'answered', name: 'answered' },
  { status: 'accepted', name: 'accepted' },
  { status: 'received', name: 'waiting' },
] as const;

/**
 * Journeys in the order in which they ask for attention; later stages are about the booking. A time that was not paid must be
 * chosen again before it is gone; a quote that waits for a clinician can be read, not accepted.
 */
const GOING = [
  { status: 'accepted', name: 'chooseAgain', fits: ({ actions }: JourneySummary) => actions.includes('book_time') },
  {
    status: 'quoted',
    name: 'quoted',
    fits: ({ review }: JourneySummary) => review !== 'needed' && review !== 'outdated',
  },
  { status: 'quoted', name: 'quotedUnsigned' },
  { status: 'accepted', name: 'journeyAccepted' },
  { status: 'records_review', name: 'asked' },
  { status: 'inquiry', name: 'asked' },
] as const satisfies readonly {
  status: JourneySummary['status'];
  name: string;
  fits?: (journey: JourneySummary) => boolean;
}[];

type NextStep =
  | { name: (typeof GOING)[number]['name']; path: string; journey: JourneySummary }
  | { name: 'draft'; path: string; draft: CaseSummary }
  | { name: 'pay' | 'booked'; path: string; booking: BookingSummary }
  | { name: 'resume' | 'quote' | 'begin'; path: string }
  | { name: (typeof ASKING)[number]['name']; path: string; request: SentRequestSummary };

/**
 * The next step: pay for a booking, decide about a quote, prepare for the next booking, read the answer to a request,
 * finish the questions for clinics or the questionnaire, see the clinic or the request that waits, request a quote for a
 * saved item, or start searching.
 */
export function nextStep({ saved, unfinished, sent, bookings, journeys, drafts }: Omit<Beginning, 'person'>): NextStep {
  const due = bookings.find(({ actions }) => actions.includes('pay'));
  if (due) return { name: 'pay', path: `/booking/payment?booking=${due.id}`, booking: due };
  const going = GOING.flatMap(({ status, name, ...more }) => {
    const fits = 'fits' in more ? more.fits : () => true;
    const journey = journeys.find((one) => one.status === status && fits(one));
    return journey ? [{ name, path: `/journey/${journey.id}`, journey }] : [];
  })[0];
  if (going && going.name !== 'asked') return going;
  const [next] = bookings;
  if (next) return { name: 'booked', path: `/bookings/${next.id}`, booking: next };
  const asking = ASKING.flatMap(({ status, name }) => {
    const request = sent.find((one) => one.status === status);
    return request ? [{ name, path: `/requests/${request.id}`, request }] : [];
  })[0];
  if (asking && asking.name !== 'waiting') return asking;
  const [draft] = drafts;
  if (draft) return { name: 'draft', path: `/cases/${draft.id}`, draft };
  if (going) return going;
  if (unfinished) return { name: 'resume', path: unfinished };
  if (asking) return asking;
  if (saved.length > 0) return { name: 'quote', path: quotePath(saved) };
  return { name: 'begin', path: '/get-started' };
}

/** Links directly to the request for a single saved item; otherwise to the list to choose from. */
export function quotePath(saved: readonly KeptItem[]): string {
  const [only, ...others] = saved;
  if (!only) return consultationPath({});
  return others.length > 0 ? '/favorites' : consultationPath({ [only.target_type]: only.target_id });
}
