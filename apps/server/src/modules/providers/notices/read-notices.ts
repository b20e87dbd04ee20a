import { type ClinicNotices, USUAL_TOPICS } from '@travesia/contracts/providers';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { clinicActions } from '../own/clinic-actions.rules.ts';
import { ofClinic } from '../own/clinic.policy.ts';
import { findClinicRow } from '../own/clinic.repo.ts';
import { findNotices } from './clinic-notices.repo.ts';

/** Whom the clinic of a request has told about what. */
export async function readNotices(db: Db | Tx, actor: Actor): Promise<ClinicNotices> {
  const scope = ofClinic(actor);
  const clinic = await findClinicRow(db, scope);
  if (!clinic) throw new ProblemError('access.no_clinic');
  const row = await findNotices(db, scope.providerId);
  return {
    inbox:
      row?.inboxEmail && row.inboxLanguage
        ? { email: row.inboxEmail, language: row.inboxLanguage, confirmed: row.inboxConfirmedAt !== null }
        : null,
    topics: row?.topics ?? USUAL_TOPICS,
    version: row?.version ?? 0,
    actions: clinicActions(scope.person, clinic.clinic),
  };
}
