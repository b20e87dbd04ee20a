import {
  ANSWER_WORKING_DAYS,
  type Consent,
  CONSENT_VERSIONS,
  type ConsentPurpose,
  type NewConsultationRequest,
} from '@travesia/contracts/leads';
import type { ProblemField } from '@travesia/contracts/kit';
import { calendar } from '../../platform/calendar.ts';

const field = (name: string, code: string, message: string): ProblemField => ({ path: `body.${name}`, code, message });

type Subject = Pick<NewConsultationRequest, 'provider_id' | 'package_id' | 'treatment' | 'service_type'>;

/** Errors in what a request is about: it requires a subject, and package, treatment and service are mutually exclusive. */
export function subjectFaults(subject: Subject): ProblemField[] {
  const named = (['package_id', 'treatment', 'service_type', 'provider_id'] as const).filter((name) => subject[name]);
  const [first] = named;
  if (!first) return [field('provider_id', 'required', 'name a provider, a package, a treatment or a service')];
  const extra = named.slice(1).find((name) => name !== 'provider_id' || first === 'package_id');
  return extra ? [field(extra, 'excluded', `cannot stand beside ${first}`)] : [];
}

/** Missing consents, and consents to an outdated wording. */
export function consentFaults(given: readonly Consent[], needed: readonly ConsentPurpose[]): ProblemField[] {
  const missing = needed.filter((purpose) => !given.some((consent) => consent.purpose === purpose));
  const stale = given.filter(({ purpose, version }) => CONSENT_VERSIONS[purpose] !== version);
  return [
    ...missing.map((purpose) => field(`consents.${purpose}`, 'consent_needed', `needs the consent ${purpose}`)),
    ...stale.map(({ purpose }) =>
      field(`consents.${purpose}`, 'consent_outdated', `the wording now is of ${CONSENT_VERSIONS[purpose]}`),
    ),
  ];
}

/** A callback requires a phone number. */
export const reachFaults = (contactBy: string, phone: string | undefined): ProblemField[] =>
  contactBy === 'email' || phone ? [] : [field('phone', 'required', 'is needed to be answered by phone or WhatsApp')];

export const phoneFault = (): ProblemField =>
  field('phone', 'phone_invalid', 'is no valid number; write it with its country code');

const SATURDAY = 6;

/** The reply deadline, in working days (Monday to Friday) counted from the day after `now`, in UTC. */
export function replyBy(now: Date): string {
  let day = calendar.dateAt(now, 'UTC');
  for (let left = ANSWER_WORKING_DAYS; left > 0;) {
    day = calendar.addDays(day, 1);
    if (calendar.dayOfWeek(day) < SATURDAY) left -= 1;
  }
  return day;
}

const DAY_MS = 24 * 3_600_000;

/** The instant when an answer is overdue: the end of the last day, in UTC. */
export const dueAtOf = (now: Date): Date => new Date(Date.parse(`${replyBy(now)}T00:00:00Z`) + DAY_MS);

/** The last day before a due instant, YYYY-MM-DD. */
export const dueOn = (dueAt: Date): string => calendar.dateAt(new Date(dueAt.getTime() - 1), 'UTC');

const HOUR_MS = 3_600_000;

/** Rate limits per recipient and per network. The first prevents strangers from flooding a mailbox with our emails. */
export const LIMITS = {
  recipient: { most: 5, withinMs: 24 * HOUR_MS },
  network: { most: 10, withinMs: HOUR_MS },
} as const;

/** The same content within this time is the same lead: a double click, or a form resubmitted after a lost connection. */
export const REPEAT_WITHIN_MS = 10 * 60_000;
