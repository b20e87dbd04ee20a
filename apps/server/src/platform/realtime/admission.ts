import { LiveHandshake } from '@travesia/contracts/kit';
import { isShared } from '../demo/demo-people.ts';
import type { Authenticate } from '../http/authenticate.ts';
import type { Person } from '../http/request-context.ts';
import { toProblemError } from '../http/problem-body.ts';
import { ProblemError } from '../problem-error.ts';
import type { Connection, ConnectionData } from './connection.ts';
import { askTogether, type Rights, type RightsOf } from './rights.ts';
import { isOfAnotherClinic, type Room } from './rooms.ts';

export interface AdmissionDeps {
  authenticate: Authenticate;
  rightsOf: RightsOf;
  /** Connections of one user. */
  perUser: number;
}

/** The rooms of a page that shows a clinic, if it shows one. */
export const roomsShown = (rooms: readonly Room[], shown: string | undefined): ReadonlySet<Room> =>
  new Set(shown === undefined ? rooms : rooms.filter((room) => !isOfAnotherClinic(room, shown)));

/** What the client's `connect_error` says: the code of a declared problem. */
type Refusal = Error & { data: { code: string } };

/** Admits connections of people who are signed in; a middleware of Socket.IO. */
export function createAdmission({ authenticate, rightsOf, perUser }: AdmissionDeps) {
  const rightsFor = askTogether(rightsOf);
  const open = new Map<string, number>();
  const asked = new WeakSet<object>();

  /** Counts the connection until it is closed. */
  const take = (connection: Connection, person: Person) => {
    // Strangers share the people of the demo.
    const who = isShared(person) ? person.sessionId : person.userId;
    const taken = open.get(who) ?? 0;
    if (taken >= perUser) throw new ProblemError('request.rate_limited');
    open.set(who, taken + 1);
    connection.conn.once('close', () => {
      const left = (open.get(who) ?? 1) - 1;
      if (left > 0) open.set(who, left);
      else open.delete(who);
    });
  };

  const admit = async (connection: Connection): Promise<ConnectionData> => {
    // One handshake for each connection: its limits are counted by it.
    if (asked.has(connection.conn)) throw new ProblemError('request.malformed');
    asked.add(connection.conn);
    const said = LiveHandshake.safeParse(connection.handshake.auth);
    if (!said.success) throw new ProblemError('access.signed_out');
    const { token, provider_id: shown } = said.data;
    const person = await authenticate(token);
    if (!person) throw new ProblemError('access.signed_out');
    take(connection, person);
    const rightsAt = performance.now();
    const rights = await rightsFor(person.sessionId);
    refuseUnlessHears(rights);
    return { person: rights.person, shown, rooms: roomsShown(rights.rooms, shown), rightsAt };
  };

  const refusalOf = async (connection: Connection): Promise<Refusal | undefined> => {
    try {
      connection.data = await admit(connection);
      return undefined;
    } catch (error) {
      const { code } = toProblemError(error);
      return Object.assign(new Error(code), { data: { code } });
    }
  };

  return (connection: Connection, next: (refusal?: Refusal) => void): void =>
    void (async () => next(await refusalOf(connection)))();
}

/** Throws why a session may hear nothing. */
export function refuseUnlessHears(rights: Rights | undefined): asserts rights is Rights {
  if (!rights) throw new ProblemError('access.signed_out');
  if (rights.person.needsTwoFactor) throw new ProblemError('auth.two_factor_required');
}
