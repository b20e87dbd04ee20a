import type { Consultation } from '@travesia/contracts/consultations';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { type BookingScope, findBooking } from '../../bookings/index.ts';
import { presentConsultation } from '../consultation.presenter.ts';
import type { ConsultationsDeps } from '../consultations-deps.ts';
import { listPresent } from '../consultations.repo.ts';
import { findRoom, scopeOf } from '../find-room.ts';
import { iceServers } from '../ice-servers.ts';

/** The room of a booking. Throws `consultations.not_found`. */
export const readConsultationQuery = async (deps: ConsultationsDeps, id: string, actor: Actor): Promise<Consultation> =>
  readRoom(deps, await scopeOf(deps, actor), id);

/** The same, for somebody whose scope is known. */
export async function readRoom(deps: ConsultationsDeps, scope: BookingScope, id: string): Promise<Consultation> {
  const { db } = deps.database;
  const at = deps.clock.now();
  const { side, state } = await findRoom(deps, db, scope, id);
  const [record, present] = await Promise.all([findBooking(db, scope, id), listPresent(db, id, at)]);
  if (!record) throw new ProblemError('consultations.not_found');
  const ice = state.state === 'open' ? iceServers(deps.ice, at) : [];
  return presentConsultation(record, { side, state, userId: scope.person.userId, present, ice });
}
