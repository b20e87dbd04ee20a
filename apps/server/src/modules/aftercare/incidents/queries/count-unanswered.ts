import type { Db } from '../../../../platform/db/database.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { type JourneyScope, ofCalledClinic, ofCalledNetwork, ofEverySide } from '../../../journeys/index.ts';
import { countIncidents } from '../incidents.repo.ts';

/** As the tab of the list does. */
const countIn = async (db: Db, scope: JourneyScope): Promise<number> =>
  (await countIncidents(db, scope, {})).unanswered;

/** Incidents that wait for the clinic of a call; 0 for those who may not read them. */
export const countClinicIncidents = async (db: Db, actor: Actor): Promise<number> =>
  actor.kind === 'person' && actor.forProvider?.abilities.includes('journeys.read')
    ? countIn(db, ofCalledClinic(actor))
    : 0;

/** Incidents that wait for clinics of the organization of a call; 0 for those who may not read them. */
export const countNetworkIncidents = async (db: Db, actor: Actor): Promise<number> =>
  actor.kind === 'person' && actor.forOrganization?.abilities.includes('journeys.read')
    ? countIn(db, ofCalledNetwork(actor))
    : 0;

/** Incidents that nobody has acknowledged at any clinic that an admin sees. */
export const countAllIncidents = async (
  db: Db,
  takeSide: Parameters<typeof ofEverySide>[0],
  actor: Actor,
): Promise<number> => countIn(db, await ofEverySide(takeSide, actor));
