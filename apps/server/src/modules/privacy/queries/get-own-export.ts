import type { DataExport } from '@travesia/contracts/privacy';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findOwnExport } from '../exports.repo.ts';
import type { PrivacySetup } from '../privacy-deps.ts';
import { ownExports, personOf } from '../privacy.policy.ts';
import { presentExport } from '../privacy.presenter.ts';

/** Status of one's own export. Throws `privacy.export_not_found`. */
export async function getExportQuery({ database, clock }: PrivacySetup, actor: Actor, id: string): Promise<DataExport> {
  const row = await findOwnExport(database.db, ownExports(personOf(actor)), id);
  if (!row) throw new ProblemError('privacy.export_not_found');
  return presentExport(row, clock.now());
}
