import type { Db } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { type JourneyScope, ofCalledClinic, ofCalledNetwork, ofEverySide } from '../../../journeys/index.ts';
import { countClaims } from '../claims.repo.ts';

/** As the tab of the list does. */
const countIn = async (db: Db, scope: JourneyScope, turn: 'clinic' | 'team' = 'clinic'): Promise<number> =>
  (await countClaims(db, scope, { own: false, turn })).your_turn;

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

/** Claims that wait for a decision of the team, of all clinics that an admin sees. */
export const countAllClaimsToAct = async (
  db: Db,
  takeSide: Parameters<typeof ofEverySide>[0],
  actor: Actor,
): Promise<number> => countIn(db, await ofEverySide(takeSide, actor), 'team');
