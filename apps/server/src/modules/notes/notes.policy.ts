import type { Notes, NoteSubject } from '@travesia/contracts/notes';
import { type Sight, sightOf } from '../../platform/demo/sight.ts';
import { onlySessionOf } from '../../platform/demo/demo-people.ts';
import type { Actor, Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';

declare const scoped: unique symbol;

/** Notes about one record, for one team. Only this file creates one. */
export type NoteScope = {
  readonly about: NoteSubject;
  readonly recordId: string;
  readonly person: Person;
  readonly sight: Sight;
  /** Whose notes they are, if an organization's. */
  readonly organizationId: string | null;
  readonly readers: Notes['readers'];
  /** In a shared account: the session that may read what it wrote. */
  readonly onlySession: string | null;
} & { readonly [scoped]: true };

/** Which records a person can open, as far as notes are concerned; null if not. */
export interface Openable {
  /** Whether they may open the record at all. */
  isOpen: boolean;
  /** The organization they work for. */
  organizationId: string | null;
}

/** The notes about a record that a person may read and write. Throws `notes.record_not_found`. */
export function notesFor(
  actor: Actor,
  { about, id }: { about: NoteSubject; id: string },
  { isOpen, organizationId }: Openable,
): NoteScope {
  if (actor.kind !== 'person') throw new ProblemError('access.signed_out');
  const readers = readersOf(actor, about);
  if (!isOpen || readers === null || (readers === 'organization' && organizationId === null))
    throw new ProblemError('notes.record_not_found');
  return {
    about,
    recordId: id,
    person: actor,
    sight: sightOf(actor),
    organizationId: readers === 'organization' ? organizationId : null,
    readers,
    onlySession: onlySessionOf(actor),
  } as NoteScope;
}

function readersOf({ role }: Person, about: NoteSubject): Notes['readers'] | null {
  if (about === 'credential') return 'everyone';
  if (role === 'admin') return 'platform';
  return role === 'organization' && about === 'provider' ? 'organization' : null;
}
