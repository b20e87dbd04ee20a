import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { type JourneyScope, ofCalledClinic, ofCalledNetwork } from '../journey-sides.policy.ts';
import { countJourneys } from '../journeys.repo.ts';

/** As the tab of the list does. */
const countIn = async (db: Db, scope: JourneyScope): Promise<number> =>
  (await countJourneys(db, scope, { own: false })).to_answer;

/** Journeys that wait for the clinic of a call; 0 for those who may not read them. */
export const countClinicJourneysToAnswer = async (db: Db, actor: Actor): Promise<number> =>
  actor.kind === 'person' && actor.forProvider?.abilities.includes('journeys.read')
    ? countIn(db, ofCalledClinic(actor))
    : 0;

/** Journeys that wait for clinics of the organization of a call; 0 for those who may not read them. */
export const countNetworkJourneysToAnswer = async (db: Db, actor: Actor): Promise<number> =>
  actor.kind === 'person' && actor.forOrganization?.abilities.includes('journeys.read')
    ? countIn(db, ofCalledNetwork(actor))
    : 0;
