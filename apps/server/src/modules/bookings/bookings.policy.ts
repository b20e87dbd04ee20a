import { type BookingAction, bookingMachine, type BookingMove } from '@travesia/contracts/bookings';
import { actionsFor, type MachineActor } from '@travesia/contracts/kit';
import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import type { TakeSide } from '../../platform/http/take-side.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { type BookingRow, isTimely } from './booking.lifecycle.ts';

declare const scoped: unique symbol;

/** A clinic that somebody of its organization or an admin acts as now. */
interface Entered {
  readonly id: string;
  readonly mayAnswer: boolean;
}

/** Which bookings a user may read, beside their own as a patient. */
export type BookingScope = {
  readonly person: Person;
  readonly sight: Sight;
  readonly others:
    | { readonly kind: 'none' }
    | { readonly kind: 'all'; readonly entered: Entered | null }
    | { readonly kind: 'clinic'; readonly id: string; readonly mayAnswer: boolean; readonly as: MachineActor }
    | { readonly kind: 'network'; readonly id: string; readonly mayAnswer: boolean; readonly entered: Entered | null };
} & { readonly [scoped]: true };

const scopeWith = (person: Person, others: BookingScope['others']): BookingScope =>
  ({ person, sight: sightOf(person), others }) as BookingScope;

/** Own bookings only. Throws `access.signed_out`. */
export function ofPatient(actor: Actor): BookingScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return scopeWith(actor, { kind: 'none' });
}

/** Bookings of the clinic that a call is made for. Throws `access.no_clinic`. */
export function ofCalledClinic(actor: Actor): BookingScope {
  if (actor.kind !== 'person' || !actor.forProvider) throw new ProblemError('access.no_clinic');
  const { id, via, abilities } = actor.forProvider;
  const as = via === 'staff' ? 'provider' : via;
  return scopeWith(actor, { kind: 'clinic', id, mayAnswer: abilities.includes('bookings.answer'), as });
}

/** Bookings of the organization that a call is made for. Throws `access.no_organization`. */
export function ofCalledNetwork(actor: Actor): BookingScope {
  if (actor.kind !== 'person' || !actor.forOrganization) throw new ProblemError('access.no_organization');
  const { id, abilities } = actor.forOrganization;
  return scopeWith(actor, { kind: 'network', id, mayAnswer: abilities.includes('bookings.answer'), entered: null });
}

/** All bookings, for admins. Throws `access.not_allowed`. */
export function ofTeam(actor: Actor): BookingScope {
  if (actor.kind !== 'person' || actor.role !== 'admin') throw new ProblemError('access.not_allowed');
  return scopeWith(actor, { kind: 'all', entered: null });
}

/**
 * Own bookings, and those a user may read by their role: of the clinic they work for, of the clinics of their
 * organization, or all. Throws `access.signed_out`.
 */
export async function ofEverySide(takeSide: TakeSide, actor: Actor): Promise<BookingScope> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  if (actor.role === 'admin') return scopeWith(actor, { kind: 'all', entered: await enteredBy(takeSide, actor) });
  if (actor.role === 'patient') return ofPatient(actor);
  const own = await sideOf(takeSide, actor);
  return scopeWith(actor, own);
}

async function sideOf(takeSide: TakeSide, person: Person): Promise<BookingScope['others']> {
  try {
    if (person.role === 'provider') {
      const { forProvider } = await takeSide(person, { side: 'provider', may: 'bookings.read' });
      if (!forProvider?.abilities.includes('bookings.read')) return { kind: 'none' };
      const { id, abilities, suspended } = forProvider;
      return { kind: 'clinic', id, mayAnswer: !suspended && abilities.includes('bookings.answer'), as: 'provider' };
    }
    const { forOrganization } = await takeSide(person, { side: 'organization', may: 'bookings.read' });
    if (!forOrganization?.abilities.includes('bookings.read')) return { kind: 'none' };
    const { id, abilities } = forOrganization;
    const entered = await enteredBy(takeSide, person);
    return { kind: 'network', id, mayAnswer: abilities.includes('bookings.answer'), entered };
  } catch (error) {
    // Someone who belongs to no clinic or organization has their own bookings only.
    if (error instanceof ProblemError && ['access.no_clinic', 'access.no_organization'].includes(error.code))
      return { kind: 'none' };
    throw error;
  }
}

async function enteredBy(takeSide: TakeSide, person: Person): Promise<Entered | null> {
  try {
    const { forProvider } = await takeSide(person, { side: 'provider', may: 'bookings.read' });
    return forProvider ? { id: forProvider.id, mayAnswer: forProvider.abilities.includes('bookings.answer') } : null;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'access.no_provider_context') return null;
    throw error;
  }
}

/** In which role a user acts on a booking in their scope: their own as its patient, whatever their role. */
export function roleOn({ person, others }: BookingScope, { patientId }: Pick<BookingRow, 'patientId'>): MachineActor {
  if (patientId === person.userId) return 'patient';
  if (others.kind === 'clinic') return others.as;
  return others.kind === 'network' ? 'organization' : 'admin';
}

/** Whether a user may act on a booking in their scope, beyond reading it. */
export function mayAct(scope: BookingScope, row: Pick<BookingRow, 'patientId'>): boolean {
  if (roleOn(scope, row) === 'patient' || scope.others.kind === 'all') return true;
  return 'mayAnswer' in scope.others && scope.others.mayAnswer;
}

/** Patients read their own notes, and so does the clinic that treats them; nobody else does. */
export const mayReadNotes = (scope: BookingScope, row: Pick<BookingRow, 'patientId'>): boolean =>
  roleOn(scope, row) === 'patient' || (scope.others.kind === 'clinic' && scope.others.mayAnswer);

const SHOWN: Readonly<Record<BookingMove, BookingAction | null>> = {
  accept: 'accept',
  accept_for_payment: 'accept',
  decline: 'decline',
  pay: null,
  cancel: 'cancel',
  expire: null,
  complete: 'complete',
  mark_no_show: 'mark_no_show',
};

/** What only the clinic does, whoever acts as it: by calls that are made for one clinic. */
const OF_CLINIC: readonly BookingAction[] = ['accept', 'decline', 'complete', 'mark_no_show'];

function actsAsClinic({ others }: BookingScope, { providerId }: BookingRow): boolean {
  if (others.kind === 'clinic') return true;
  return 'entered' in others && others.entered?.id === providerId && others.entered.mayAnswer;
}

/** What a user may do with a booking now. Whoever can decline it need not cancel it. */
export function bookingActions(scope: BookingScope, row: BookingRow, at: Date): BookingAction[] {
  if (!mayAct(scope, row)) return [];
  const as = roleOn(scope, row);
  const moves = actionsFor(bookingMachine, row.status, as).filter((move) => isTimely(row, move, as, at));
  const actions = new Set(moves.flatMap((move) => SHOWN[move] ?? []));
  if (!actsAsClinic(scope, row)) for (const action of OF_CLINIC) actions.delete(action);
  if (actions.has('decline')) actions.delete('cancel');
  const isHeld = row.expiresAt === null || at < row.expiresAt;
  if (row.status === 'awaiting_payment' && as === 'patient' && isHeld) actions.add('pay');
  if (isMovable(row, at)) actions.add('reschedule');
  if (mayReassign(scope, row, at)) actions.add('reassign');
  return [...actions];
}

/** Whether a user may decide who at the clinic treats the patient. */
export const mayReassign = (scope: BookingScope, row: BookingRow, at: Date): boolean =>
  roleOn(scope, row) !== 'patient' && isMovable(row, at);

/** Whether a booking can get another time: it is held and has not begun. */
export const isMovable = ({ status, startsAt, expiresAt }: BookingRow, at: Date): boolean =>
  bookingMachine.states[status].tags.some((tag) => tag === 'holdsSlot') &&
  at < startsAt &&
  (expiresAt === null || at < expiresAt);

/** On which side a user takes part in an online consultation: its patient, or staff who answer bookings. Nobody else does, also not in the clinic’s name. */
export function roomSide(scope: BookingScope, row: Pick<BookingRow, 'patientId'>): 'patient' | 'provider' | null {
  const as = roleOn(scope, row);
  if (as === 'patient') return 'patient';
  return as === 'provider' && mayAct(scope, row) ? 'provider' : null;
}

/** The page of an online consultation, for those who take part; null for everyone else. */
export function roomPath(scope: BookingScope, row: Pick<BookingRow, 'id' | 'patientId'>): string | null {
  const side = roomSide(scope, row);
  if (side === null) return null;
  return side === 'patient' ? `/consultations/${row.id}` : `/provider/consultations/${row.id}`;
}
