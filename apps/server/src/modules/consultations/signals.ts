import { saySignal, videoSignalLive } from '@travesia/contracts/consultations';
import type { LiveData } from '@travesia/contracts/kit';
import type { Person } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { LiveActs } from '../../platform/realtime/live.ts';
import { userRoom } from '../../platform/realtime/rooms.ts';
import { tellLiveNow } from '../../platform/realtime/tell-live.ts';
import type { ConsultationsDeps } from './consultations-deps.ts';
import { listPresent } from './consultations.repo.ts';
import { findRoom, refuseUnlessOpen, scopeOf } from './find-room.ts';

type Signal = LiveData<typeof saySignal>;

/** Passes on what one page of a room tells another to connect to it. It is not stored, and may get lost. */
export const passOnSignals = (live: LiveActs, deps: ConsultationsDeps): void =>
  live.onAct(saySignal, (person, signal) => passOn(deps, person, signal));

async function passOn(deps: ConsultationsDeps, person: Person, signal: Signal): Promise<void> {
  const { database, clock } = deps;
  const { booking_id: id, from, to } = signal;
  const room = await findRoom(deps, database.db, await scopeOf(deps, person), id);
  refuseUnlessOpen(room);
  const admitted = (await listPresent(database.db, id, clock.now())).filter(({ admittedAt }) => admittedAt !== null);
  const sender = admitted.find(({ sessionId, userId }) => sessionId === from && userId === person.userId);
  const peer = admitted.find(({ sessionId, userId }) => sessionId === to && userId !== person.userId);
  if (!sender || !peer) throw new ProblemError('consultations.not_there');
  tellLiveNow(database, videoSignalLive, signal, [userRoom(peer.userId)]);
}
