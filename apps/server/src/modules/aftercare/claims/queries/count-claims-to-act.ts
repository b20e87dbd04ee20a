import type { Db } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { type JourneyScope, ofCalledClinic, ofCalledNetwork } from '../../../journeys/index.ts';
import { countClaims } from '../claims.repo.ts';

/** As the tab of the list does. */
const countIn = async (db: Db, scope: JourneyScope): Promise<number> =>
  (await countClaims(db, scope, { own: false, turn: 'clinic' })).your_turn;

/** Claims that wait for the clinic of a call; 0 for those who may not read them. */
export const countClinicClaimsToAct = async (db: Db, actor: Actor): Promise<number> =>
  actor.kind === 'person' && actor.forProvider?.abilities.includes('journeys.read')
    ? countIn(db, ofCalledClinic(actor))
    : 0;

/** Claims that wait for clinics of the organization of a call; 0 for those who may not read them. */
export const countNetworkClaimsToAct = async (db: Db, actor: Actor): Promise<number> =>
  actor.kind === 'person' && actor.forOrganization?.abilities.includes('journeys.read')
    ? countIn(db, ofCalledNetwork(actor))
    : 0;
