import type { Catalog } from '../../../data/catalog/schema.ts';
import type { Reference } from '../../modules/catalog/index.ts';
import { markOnline, upsertClinicians, upsertCredentials } from '../../modules/providers/index.ts';
import { replaceServiceOffers } from '../../modules/services/index.ts';
import type { Tx } from '../../platform/db/database.ts';
import { careTeamRows, readCareTeam } from './care-team.ts';
import { makeServiceOffers } from './service-offers.ts';
import type { DemoData } from '../types.ts';

/** Writes the demo's psychologists and dietitians and all offers of online services. */
export async function writeDemoServices(tx: Tx, demo: DemoData, catalog: Catalog, reference: Reference): Promise<void> {
  const team = readCareTeam();
  const { clinicians, credentials } = careTeamRows(team, demo.today);
  await upsertClinicians(tx, clinicians);
  await upsertCredentials(tx, credentials);
  const market = { catalog, reference, today: demo.today };
  const offers = makeServiceOffers(market, demo.providers, demo.clinicians, team);
  await replaceServiceOffers(tx, offers);
  await markOnline(tx, [...new Set(offers.map(({ clinicianId }) => clinicianId))]);
}
