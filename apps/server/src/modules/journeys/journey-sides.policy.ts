import type { BookingStatus } from '@travesia/contracts/bookings';
import { actionsFor, type MachineActor, nextState, statesTagged } from '@travesia/contracts/kit';
import { type JourneyAction, journeyMachine, type JourneyMove } from '@travesia/contracts/journeys';
import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import type { TakeSide } from '../../platform/http/take-side.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { JourneyRow } from './journey.lifecycle.ts';

declare const scoped: unique symbol;

/** A clinic whose journeys are read, by whom, and what they may do there. */
interface AtClinic {
  readonly kind: 'clinic';
  readonly id: string;
  readonly as: MachineActor;
  readonly mayChange: boolean;
  readonly maySign: boolean;
}

/** Which journeys a user may read, beside their own as a patient; created only in this file. */
export type JourneyScope = {
  readonly person: Person;
  readonly sight: Sight;
  readonly others:
    | { readonly kind: 'none' }
    | { readonly kind: 'all' }
    | { readonly kind: 'network'; readonly id: string; readonly mayChange: boolean }
    | AtClinic;
} & { readonly [scoped]: true };

const scopeWith = (person: Person, others: JourneyScope['others']): JourneyScope =>
  ({ person, sight: sightOf(person), others }) as JourneyScope;

/** Own journeys only. Throws `access.signed_out`. */
export function ofPatient(actor: Actor): JourneyScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return scopeWith(actor, { kind: 'none' });
}

/** Journeys of the clinic that a call is made for. Throws `access.no_clinic`. */
export function ofCalledClinic(actor: Actor): JourneyScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  return scopeWith(actor, atClinic(actor.forProvider));
}

function atClinic({ id, via, abilities, suspended }: NonNullable<Person['forProvider']>): AtClinic {
  return {
    kind: 'clinic',
    id,
    as: via === 'staff' ? 'provider' : via,
    mayChange: !suspended && abilities.includes('journeys.change'),
    maySign: !suspended && abilities.includes('journeys.sign'),
  };
}

/** Journeys of the organization that a call is made for. Throws `access.no_organization`. */
export function ofCalledNetwork(actor: Actor): JourneyScope {
  if (actor.kind !== 'person' || !actor.forOrganization) throw new ProblemError('access.no_organization');
  const { id, abilities } = actor.forOrganization;
  return scopeWith(actor, { kind: 'network', id, mayChange: abilities.includes('journeys.change') });
}

/** Own journeys, and those a user may read by their role. Throws `access.signed_out`. */
export async function ofEverySide(takeSide: TakeSide, actor: Actor): Promise<JourneyScope> {
  const own = ofPatient(actor);
  const { person } = own;
  if (person.role === 'admin') return scopeWith(person, { kind: 'all' });
  if (person.role === 'patient') return own;
  try {
    if (person.role === 'provider') {
      const { forProvider } = await takeSide(person, { side: 'provider', may: 'journeys.read' });
      return forProvider?.abilities.includes('journeys.read') ? scopeWith(person, atClinic(forProvider)) : own;
    }
    const { forOrganization } = await takeSide(person, { side: 'organization', may: 'journeys.read' });
    if (!forOrganization?.abilities.includes('journeys.read')) return own;
    const mayChange = forOrganization.abilities.includes('journeys.change');
    return scopeWith(person, { kind: 'network', id: forOrganization.id, mayChange });
  } catch (error) {
    // Someone who belongs to no clinic or organization has their own journeys only.
    if (error instanceof ProblemError && ['access.no_clinic', 'access.no_organization'].includes(error.code))
      return own;
    throw error;
  }
}

type Of = Pick<JourneyRow, 'patientId'>;

/** In which role a user acts on a journey in their scope: their own as its patient, whatever their role. */
export function roleOn({ person, others }: JourneyScope, { patientId }: Of): MachineActor {
  if (patientId === person.userId) return 'patient';
  if (others.kind === 'clinic') return others.as;
  return others.kind === 'network' ? 'organization' : 'admin';
}

/** The patient and the clinic's own care staff read what is about health: answers, texts, papers. Whoever acts for the clinic from outside doesn't. */
export const mayReadHealth = (scope: JourneyScope, row: Of): boolean =>
  ['patient', 'provider'].includes(roleOn(scope, row));

/** Moves that people make as they are; the others belong to quotes, signatures and dates. */
const SHOWN: Partial<Record<JourneyMove, JourneyAction>> = {
  review: 'review',
  decline: 'decline',
  cancel: 'cancel',
  prepare: 'prepare',
  travel: 'travel',
  treat: 'treat',
  recover: 'recover',
};

/** Until when the clinic quotes, and when it may change what was accepted: once the deposit was paid. */
const QUOTABLE: readonly string[] = statesTagged(journeyMachine, 'quotable');
const CHANGEABLE: readonly string[] = statesTagged(journeyMachine, 'changeable');

/**
 * What a user may do with a journey now. While a booking holds its time, either side cancels that, which shows the refund and ends
 * the journey too.
 * @param booking status of the booking of its treatment that was not cancelled; null without one
 */
export function journeyActions(
  scope: JourneyScope,
  row: Of & Pick<JourneyRow, 'status' | 'trip' | 'trips'>,
  booking: BookingStatus | null,
): JourneyAction[] {
  const isBooked = booking !== null;
  const as = roleOn(scope, row);
  if (as !== 'patient' && !mayChangeForOthers(scope)) return [];
  const moves = actionsFor(journeyMachine, row.status, as).flatMap((move) => SHOWN[move] ?? []);
  const actions = new Set(moves);
  // Before a clinic has taken a patient it declines; afterwards it cancels.
  if (actions.has('decline') || isBooked) actions.delete('cancel');
  if (as === 'patient') {
    if (row.status === 'accepted' && !isBooked) actions.add('book_time');
    if (row.trip < row.trips && nextState(journeyMachine, row.status, 'return', as) !== null)
      actions.add('book_return');
    return [...actions];
  }
  if (QUOTABLE.includes(row.status)) actions.add('quote');
  // Before a second trip the first one's treatment is done and signed.
  const isFirst = row.trip === 1;
  if (isFirst && CHANGEABLE.includes(row.status) && booking === 'confirmed') actions.add('change_quote');
  if (isFirst && maySignOn(scope, row) && isReviewed(row)) actions.add('sign');
  // Only care staff discharge, by delivering papers.
  if (as === 'provider' && nextState(journeyMachine, row.status, 'discharge', as) !== null) actions.add('discharge');
  return [...actions];
}

const RUNNING: readonly string[] = statesTagged(journeyMachine, 'running');

/** Whether its treatment is booked and its aftercare not over: something is to be done, and the trip can be planned. */
export const isRunning = ({ status }: Pick<JourneyRow, 'status'>): boolean => RUNNING.includes(status);

/** Whether the treatment is done and the patient still looked after: in recovery and aftercare. */
export const isRecovering = ({ status }: Pick<JourneyRow, 'status'>): boolean =>
  RUNNING.includes(status) && !CHANGEABLE.includes(status);

/** Whether a user who acts for others may change anything; patients change what is theirs. */
export const mayChangeForOthers = ({ others }: JourneyScope): boolean => !('mayChange' in others) || others.mayChange;

const UNTREATED: readonly string[] = statesTagged(journeyMachine, 'untreated');

/** Whether it ended before anything was done: there is nothing that a trip, papers or a claim could be about. */
export const isUntreated = ({ status }: Pick<JourneyRow, 'status'>): boolean => UNTREATED.includes(status);

/** Whether a user signs for a clinician of the clinic on a journey in their scope. */
export const maySignOn = (scope: JourneyScope, row: Of): boolean =>
  roleOn(scope, row) === 'provider' && scope.others.kind === 'clinic' && scope.others.maySign;

const SIGNABLE: readonly string[] = statesTagged(journeyMachine, 'signable');

/** Whether a clinician’s decision still means something: the treatment has not begun. */
export const isReviewed = ({ status }: Pick<JourneyRow, 'status'>): boolean => SIGNABLE.includes(status);
