import { type Sight, sightOf } from '../../../platform/demo/sight.ts';
import type { Actor, Person } from '../../../platform/http/request-context.ts';
import type { TakeSide } from '../../../platform/http/take-side.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { BookingRow } from '../../bookings/index.ts';

declare const scoped: unique symbol;

/** Whose receipts a user may read besides their own: of a clinic or network whose money they may read, or all. */
export type ReceiptScope = {
  readonly person: Person;
  readonly sight: Sight;
  readonly others:
    | { readonly kind: 'none' }
    | { readonly kind: 'all' }
    /** `namesPatients`: whether they may know who was treated for what; that is health information. */
    | { readonly kind: 'clinic' | 'network'; readonly id: string; readonly namesPatients: boolean };
} & { readonly [scoped]: true };

const scopeWith = (person: Person, others: ReceiptScope['others']): ReceiptScope =>
  ({ person, sight: sightOf(person), others }) as ReceiptScope;

/** Receipts of the user’s own bookings only. Throws `access.signed_out`. */
export function ownReceipts(actor: Actor): ReceiptScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  return scopeWith(actor, { kind: 'none' });
}

/** Own receipts, and those a user may read by their role. Throws `access.signed_out`. */
export async function receiptsOfEverySide(takeSide: TakeSide, actor: Actor): Promise<ReceiptScope> {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  if (actor.role === 'admin') return scopeWith(actor, { kind: 'all' });
  if (actor.role === 'patient') return ownReceipts(actor);
  return scopeWith(actor, await sideOf(takeSide, actor));
}

async function sideOf(takeSide: TakeSide, person: Person): Promise<ReceiptScope['others']> {
  const kind = person.role === 'provider' ? 'clinic' : 'network';
  const side = person.role === 'provider' ? 'provider' : 'organization';
  try {
    const { forProvider, forOrganization } = await takeSide(person, { side, may: 'money.read' });
    const found = side === 'provider' ? forProvider : forOrganization;
    const abilities: readonly string[] = found?.abilities ?? [];
    if (!found || !abilities.includes('money.read')) return { kind: 'none' };
    return { kind, id: found.id, namesPatients: abilities.includes('bookings.read') };
  } catch (error) {
    // Someone who belongs to no clinic or organization has their own only.
    if (error instanceof ProblemError && ['access.no_clinic', 'access.no_organization'].includes(error.code))
      return { kind: 'none' };
    throw error;
  }
}

/** Whether a receipt may tell a reader who was treated, for what and by whom. */
export const namesPatient = ({ person, others }: ReceiptScope, { patientId }: Pick<BookingRow, 'patientId'>): boolean =>
  patientId === person.userId || others.kind === 'all' || ('namesPatients' in others && others.namesPatients);
