import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../platform/db/database.ts';
import { defineService } from '../../platform/feature/service.ts';

interface PersonToTell {
  email: string;
  demo: boolean;
  firstName: string;
  language: Locale;
}

/** People of a clinic who are to be written to: not closed accounts. */
export type PeopleToTell = (tx: Tx, providerId: string, which: 'all' | 'owners') => Promise<readonly PersonToTell[]>;

/** Who is written to about a clinic; organizations, which keep its team, offer it. */
export const peopleToTellService = defineService<PeopleToTell>('people of a clinic to write to');
