import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ofCalledClinic, ofCalledNetwork } from '../bookings.policy.ts';
import { countToAnswer } from './desk-bookings.repo.ts';

/** Bookings that wait for the clinic of a call; 0 for those who may not read them. */
export const countClinicToAnswer = async (db: Db, actor: Actor): Promise<number> =>
  actor.kind === 'person' && actor.forProvider?.abilities.includes('bookings.read')
    ? countToAnswer(db, ofCalledClinic(actor))
    : 0;

/** Bookings that wait for clinics of the organization of a call; 0 for those who may not read them. */
export const countNetworkToAnswer = async (db: Db, actor: Actor): Promise<number> =>
  actor.kind === 'person' && actor.forOrganization?.abilities.includes('bookings.read')
    ? countToAnswer(db, ofCalledNetwork(actor))
    : 0;
