import type { StaffRole } from '@travesia/contracts/access';
import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../../platform/db/database.ts';
import { defineService } from '../../platform/feature/service.ts';

/** Whom an email about a clinic goes to. */
export interface PersonToTell {
  email: string;
  demo: boolean;
  firstName: string;
  language: Locale;
}

/** A clinic's team members of some roles to notify, excluding closed accounts. */
export type PeopleToTell = (
  tx: Tx,
  providerId: string,
  roles: readonly StaffRole[],
) => Promise<readonly PersonToTell[]>;

/** Finds whom to notify about a clinic; provided by organizations, which owns the team. */
export const peopleToTellService = defineService<PeopleToTell>('people of a clinic to write to');
